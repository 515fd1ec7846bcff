import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Env } from './env.ts';
import { forwardApi } from './forward-api.ts';
import { forwardUpgrades } from './forward-upgrades.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { serveAssets } from './serve-assets.ts';
import { servePages } from './serve-pages.ts';

const UNREADABLE_ADDRESS = {
  status: 'failed',
  code: 'INVALID_INPUT',
  message: 'This address cannot be read. Please check it and try again.',
} as const;

/** One origin for the browser. Knows pages, files and the API as such, and no feature of theirs. */
export async function buildApp(env: Env, now?: () => number): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, base: { service: 'front-door' } },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    trustProxy: env.TRUSTED_PROXIES.split(','),
    // An address that cannot be decoded reaches no route.
    frameworkErrors: (_error, _request, reply: FastifyReply) => reply.code(400).send(UNREADABLE_ADDRESS),
  });
  sendSecurityHeaders(app, { isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false });
  await forwardApi(app, env.API_URL);
  if (env.NODE_ENV === 'development') forwardUpgrades(app.server, env.STOREFRONT_URL);
  else await serveAssets(app, env.STOREFRONT_BUILD);
  await servePages(app, {
    storefront: env.STOREFRONT_URL,
    isDevelopment: env.NODE_ENV === 'development',
    mapOrigin: env.MAP_STYLE_URL === undefined ? undefined : new URL(env.MAP_STYLE_URL).origin,
    ...(now && { now }),
  });
  await app.ready();
  return app;
}
