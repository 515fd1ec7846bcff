import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientClosedSignal } from './client-closed-signal.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { ROUTE_NOT_FOUND, UNAVAILABLE } from './failures.ts';
import { refuseAddress } from './refuse-requests.ts';
import { isPath } from './request-target.ts';
import { sendUpstreamResponse } from './send-upstream-response.ts';
import { connectUpstream } from './upstream.ts';

/** Longer than the API itself gives anything, and shorter than a browser waits. */
const ANSWERED_WITHIN_MS = 8_000;
/** A health check needs a quick response, above all when the API hangs. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;
const HEALTH_WITHIN_MS = 1_000;

/** `/api/*` is the API with the prefix taken off, on the browser's own origin: no preflight, no second connection. */
export function forwardApi(app: FastifyInstance, server: string): void {
  const api = connectUpstream(server, { name: 'api', log: app.log });
  app.addHook('onClose', async () => api.close());

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.slice('/api'.length);
    if (!isPath(path)) return refuseAddress(reply);
    const answer = await api.call({
      method: request.method,
      path,
      // Who asks, as far as we know; what a caller says of their own address is not passed on.
      headers: { ...endToEndHeaders(request.headers), 'x-forwarded-for': request.ip },
      body: request.body as Buffer | undefined,
      caller: request.ip,
      signal: clientClosedSignal(request, reply),
      withinMs: HEALTH.test(path) ? HEALTH_WITHIN_MS : ANSWERED_WITHIN_MS,
    });
    return answer ? sendUpstreamResponse(reply, answer) : reply.code(503).header('retry-after', '2').send(UNAVAILABLE);
  }

  app.all('/api', (_request, reply) => reply.code(404).send(ROUTE_NOT_FOUND));
  app.all('/api/*', forward);
}
