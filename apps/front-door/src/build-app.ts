import { join } from 'node:path';
import { readProxies } from '@jara/fair-queue';
import { openTracer, serveMetrics, traceIdsInLog, traceRequests } from '@jara/telemetry';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { followChanges } from './changes.ts';
import type { Env } from './env.ts';
import { refuseForeignTraces } from './foreign-traces.ts';
import { forwardApi } from './forward-api.ts';
import { forwardUpgrades } from './forward-upgrades.ts';
import { limitConnections } from './limit-connections.ts';
import { limitResponses } from './limit-responses.ts';
import { logDestination } from './log-destination.ts';
import { asksForEvents } from './pass-streams.ts';
import { refuseAddress, refuseRequests, refuseUnreadable } from './refuse-requests.ts';
import { plainTarget } from './request-target.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { serveAssets } from './serve-assets.ts';
import { forwardConsole, serveConsole } from './serve-console.ts';
import { serveHealth } from './serve-health.ts';
import { COMPILED_WITHIN_MS, servePages } from './serve-pages.ts';

const LARGEST_BODY = 64 * 1024;
/** The largest body on the slowest line that a phone still has. */
const LONGEST_REQUEST_MS = 30_000;
const LONGEST_HEADERS_MS = 10_000;

type Options = {
  readonly now?: () => number;
  /** Aborted when the process has been told to stop. */
  readonly draining?: AbortSignal;
  readonly requestTimeout?: number;
  readonly longestResponseMs?: number | undefined;
  readonly longestSilenceMs?: number | undefined;
};

/** One origin for the browser. Knows pages, files and the API as such, and no feature of theirs. */
export async function buildApp(
  env: Env,
  { now = Date.now, draining, requestTimeout = LONGEST_REQUEST_MS, longestResponseMs, longestSilenceMs }: Options = {},
): Promise<FastifyInstance> {
  const isTrusted = readProxies(env.TRUSTED_PROXIES);
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, base: { service: 'front-door' }, stream: logDestination, ...traceIdsInLog(env) },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    trustProxy: isTrusted,
    // Before anything is decided by it.
    rewriteUrl: ({ url = '' }) => plainTarget(url) ?? url,
    bodyLimit: LARGEST_BODY,
    requestTimeout,
    http: { headersTimeout: Math.min(LONGEST_HEADERS_MS, requestTimeout), connectionsCheckingInterval: 1_000 },
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply),
    clientErrorHandler: refuseUnreadable,
  });
  const tracer = await openTracer(env, app.log);
  if (tracer) traceRequests(app, tracer, { isTrusted, staysOpen: asksForEvents });
  refuseForeignTraces(app, isTrusted);
  await serveMetrics(app, { token: env.METRICS_TOKEN, staysOpen: asksForEvents });
  const releaseConnection = limitConnections(app.server, { perAddress: env.CONNECTIONS_PER_ADDRESS, isTrusted });
  const longest = env.NODE_ENV === 'development' ? COMPILED_WITHIN_MS : longestResponseMs;
  const releaseResponse = limitResponses(app, { longestResponseMs: longest });
  sendSecurityHeaders(app, { isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false });
  refuseRequests(app);
  serveHealth(app, draining);
  // A body is read whole before anybody behind us is asked, who then parses it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const changes = followChanges(env.API_URL, { now, log: app.log });
  app.addHook('preClose', async () => changes.close());
  forwardApi(app, env.API_URL, {
    changes,
    now,
    atOnce: env.API_CALLS_AT_ONCE,
    longestSilenceMs,
    exempt(response) {
      releaseResponse(response);
      if (response.socket) releaseConnection(response.socket);
    },
  });
  const { CONSOLE_URL, CONSOLE_BUILD, STOREFRONT_BUILD, STOREFRONT_URL, EARLIER_FILES: earlier } = env;
  if (env.NODE_ENV === 'development') {
    forwardUpgrades(app.server, { '/store': STOREFRONT_URL, '/console': CONSOLE_URL });
    if (CONSOLE_URL !== undefined) forwardConsole(app, CONSOLE_URL);
  } else {
    await serveAssets(app, { folder: join(STOREFRONT_BUILD, 'client/static'), prefix: '/store/static/', earlier });
    if (CONSOLE_BUILD !== undefined) await serveConsole(app, { build: CONSOLE_BUILD, earlier, now });
  }
  await servePages(app, {
    storefront: env.STOREFRONT_URL,
    build: env.STOREFRONT_BUILD,
    isDevelopment: env.NODE_ENV === 'development',
    origins: {
      map: env.MAP_STYLE_URL === undefined ? undefined : new URL(env.MAP_STYLE_URL).origin,
      paymentScripts: env.PAYMENT_SCRIPT_ORIGINS,
      paymentFrames: env.PAYMENT_FRAME_ORIGINS,
      queue: env.QUEUE_ORIGINS,
    },
    changes,
    now,
  });
  await app.ready();
  return app;
}
