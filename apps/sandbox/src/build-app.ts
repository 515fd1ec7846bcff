import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Env } from './env.ts';
import { serveGoogle } from './google/google.routes.ts';
import { logDestination } from './log-destination.ts';
import { homePage } from './page/home-page.ts';
import { sendPage } from './page/send-page.ts';
import { type Pace, servePayments } from './payments/serve-payments.ts';
import { servePush } from './push/push.routes.ts';
import { createPushInbox } from './push/push-inbox.ts';
import { serveAfricasTalking } from './sms/africas-talking.routes.ts';
import { serveHubtel } from './sms/hubtel.routes.ts';
import { serveInbox } from './sms/inbox.routes.ts';
import { createInbox } from './sms/inbox.ts';
import { serveTermii } from './sms/termii.routes.ts';

const BODY_LIMIT = 65_536;

/** The third parties of Jara on one address, each in its own wire format. Knows nothing of the product. */
export async function buildApp(
  env: Pick<Env, 'LOG_LEVEL'> & Partial<Pick<Env, 'SANDBOX_WEBHOOK_URL'>>,
  now = () => new Date(),
  pace?: Pace,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, base: { service: 'sandbox' }, stream: logDestination },
    // Addresses hold phones and keys.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
  });
  const inbox = createInbox(now);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) => sendPage(reply, homePage()));
  await app.register(serveInbox(inbox, now));
  await app.register(serveTermii(inbox), { prefix: '/termii' });
  await app.register(serveAfricasTalking(inbox), { prefix: '/africastalking' });
  await app.register(serveHubtel(inbox), { prefix: '/hubtel' });
  await app.register(serveGoogle, { prefix: '/maps/api' });
  await app.register(servePush(createPushInbox(now), now), { prefix: '/push' });
  await app.register(servePayments({ webhookUrl: env.SANDBOX_WEBHOOK_URL, now, pace }));
  await app.ready();
  return app;
}
