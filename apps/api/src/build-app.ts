import { createCatalog } from '@jara/server/catalog';
import { followChanges, openDatabase } from '@jara/server/db';
import { createLocations } from '@jara/server/location';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { Env } from './env.ts';
import { answerFailures } from './plugins/answer-failures.ts';
import { serveDocs } from './plugins/docs.ts';
import { serveMetrics } from './plugins/metrics.ts';
import { keepReplies } from './plugins/reply-cache.ts';
import { logRequests, requestId } from './plugins/request-log.ts';
import { useContract } from './plugins/serve-contract.ts';
import { catalogRoutes } from './routes/catalog.routes.ts';
import { configRoutes } from './routes/config.routes.ts';
import { healthRoutes } from './routes/health.routes.ts';
import { locationRoutes } from './routes/location.routes.ts';

const LARGEST_BODY = 64 * 1024;

type Options = {
  readonly now?: () => Date;
  /** Hears of every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
};

export async function buildApp(env: Env, { now = () => new Date(), onRoute }: Options = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, base: { service: 'api' } },
    bodyLimit: LARGEST_BODY,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerFailures.frameworkError(error, request, reply),
  });

  const database = openDatabase(env.DATABASE_URL, {
    role: 'app',
    max: env.DATABASE_CONNECTIONS,
    onIdleError: (error) => app.log.warn({ err: error }, 'an idle database connection broke'),
  });
  const chowpass_enabled = env.CHOWPASS_ENABLED === '1';
  const catalog = createCatalog({ db: database.db, now, chowpass_enabled });
  const replies = keepReplies({ now });
  const changes = followChanges(env.DATABASE_URL, (tags) => {
    catalog.forget(tags);
    replies.forget(tags);
  });

  if (onRoute) app.addHook('onRoute', onRoute);
  useContract(app);
  answerFailures(app);
  logRequests(app);
  serveMetrics(app, env.METRICS_TOKEN);
  replies.attach(app, () => changes.isListening);
  serveDocs(app);

  healthRoutes(app, database);
  configRoutes(app, { chowpass_enabled });
  locationRoutes(app, createLocations(database.db));
  catalogRoutes(app, catalog);

  app.addHook('onClose', async () => {
    await changes.stop();
    await database.close();
  });
  await app.ready();
  return app;
}
