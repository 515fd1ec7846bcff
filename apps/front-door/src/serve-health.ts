import { answerHealth } from '@jara/lifecycle';
import type { FastifyInstance } from 'fastify';

/** For balancers. It is ready whatever is behind it: it has pages of its own to answer with. */
export function serveHealth(app: FastifyInstance, draining: AbortSignal | undefined): void {
  for (const path of ['/healthz', '/readyz']) {
    app.get(path, (request, reply) => {
      reply.hijack();
      answerHealth(request.raw, reply.raw, () => draining?.aborted !== true);
    });
  }
}
