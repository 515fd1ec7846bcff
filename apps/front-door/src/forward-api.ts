import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from './changes.ts';
import { clientClosedSignal } from './client-closed-signal.ts';
import { withoutDependencies } from './dependencies.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { ROUTE_NOT_FOUND, UNAVAILABLE } from './failures.ts';
import { packAnswer } from './pack-answer.ts';
import { asksForEvents, passStreams, type StreamOptions } from './pass-streams.ts';
import { refuseAddress } from './refuse-requests.ts';
import { createReplyCache } from './reply-cache.ts';
import { isPath } from './request-target.ts';
import { sendUpstreamResponse } from './send-upstream-response.ts';
import { connectUpstream, type UpstreamResponse } from './upstream.ts';

/** Longer than the API itself gives anything, and shorter than a browser waits. */
const ANSWERED_WITHIN_MS = 8_000;
/** A health check needs a quick response, above all when the API hangs. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;
const HEALTH_WITHIN_MS = 1_000;

type Options = StreamOptions & { readonly changes: Changes; readonly now: () => number };

/** `/api/*` is the API with the prefix taken off, on the browser's own origin: no preflight, no second connection. */
export function forwardApi(app: FastifyInstance, server: string, options: Options): void {
  const api = connectUpstream(server, { name: 'api', log: app.log });
  app.addHook('onClose', async () => api.close());
  const streams = passStreams(app, options);
  const replies = createReplyCache(options.changes, options.now);
  const unavailable = (reply: FastifyReply) => reply.code(503).header('retry-after', '2').send(UNAVAILABLE);
  async function pass(reply: FastifyReply, answer: UpstreamResponse): Promise<FastifyReply> {
    const told = { ...answer, headers: withoutDependencies(answer.headers) };
    return sendUpstreamResponse(reply, await packAnswer(reply.request, told));
  }

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.slice('/api'.length);
    if (!isPath(path)) return refuseAddress(reply);
    const kept = replies.find(path, request);
    if (kept) return pass(reply, kept);
    const keep = replies.begin(path, request);
    const call = {
      method: request.method,
      path,
      // Who asks, as far as we know; what a caller says of their own address is not passed on.
      headers: { ...endToEndHeaders(request.headers), 'x-forwarded-for': request.ip },
      caller: request.ip,
      withinMs: HEALTH.test(path) ? HEALTH_WITHIN_MS : ANSWERED_WITHIN_MS,
    };
    if (asksForEvents(request)) {
      const answer = await api.stream({ ...call, onClose: (closed) => reply.raw.once('close', closed) });
      if (answer instanceof IncomingMessage) return streams.passOn(answer, reply);
      return answer ? pass(reply, answer) : unavailable(reply);
    }
    const signal = clientClosedSignal(request, reply);
    const answer = await api.call({ ...call, body: request.body as Buffer | undefined, signal });
    if (answer) keep(answer);
    return answer ? pass(reply, answer) : unavailable(reply);
  }

  app.all('/api', (_request, reply) => reply.code(404).send(ROUTE_NOT_FOUND));
  app.all('/api/*', forward);
}
