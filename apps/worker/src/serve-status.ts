import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { answerHealth } from '@jara/lifecycle';
import { answerMetrics } from '@jara/telemetry';
import type { Env } from './env.ts';
import type { startWorker } from './start-worker.ts';

type Where = Pick<Env, 'WORKER_HOST' | 'METRICS_TOKEN'> & { readonly port: number };

/** For whoever starts, replaces and watches processes; nothing else is served here. */
export async function serveStatus(
  { port, WORKER_HOST, METRICS_TOKEN: token }: Where,
  { isReady, gauges }: Pick<ReturnType<typeof startWorker>, 'isReady' | 'gauges'>,
): Promise<Server> {
  const metrics = await answerMetrics({ token, gauges });
  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    if (!answerHealth(request, response, isReady) && !metrics.answer(request, response)) response.writeHead(404).end();
  });
  server.once('close', metrics.stop);
  await once(server.listen(port, WORKER_HOST), 'listening');
  return server.unref();
}
