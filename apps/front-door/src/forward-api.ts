import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createApiTurns } from './api-turns.ts';
import type { Changes } from './changes.ts';
import { clientClosedSignal } from './client-closed-signal.ts';
import { withoutDependencies } from './dependencies.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { BUSY, ROUTE_NOT_FOUND, UNAVAILABLE } from './failures.ts';
import { LARGER_BODIES, limitLargerBodies } from './larger-bodies.ts';
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

type Options = StreamOptions & {
  readonly changes: Changes;
  readonly now: () => number;
  /** How many calls the API has at a time. */
  readonly atOnce: number;
};

/** `/api/*` is the API with the prefix taken off, on the browser's own origin: no preflight, no second connection. */
export function forwardApi(app: FastifyInstance, server: string, options: Options): void {
  const api = connectUpstream(server, { name: 'api', log: app.log });
  app.addHook('onClose', async () => api.close());
  const streams = passStreams(app, options);
  const replies = createReplyCache(options.changes, options.now);
  const inTurn = createApiTurns(options);
  const refuse = (reply: FastifyReply, failure: object = UNAVAILABLE) =>
    reply.code(503).header('retry-after', '2').send(failure);
  async function pass(reply: FastifyReply, answer: UpstreamResponse): Promise<FastifyReply> {
    const told = { ...answer, headers: withoutDependencies(answer.headers) };
    return sendUpstreamResponse(reply, await packAnswer(reply.request, told));
  }

  /** Undefined when the API does not answer. A health check takes no turn: it is to say whether the API works. */
  async function answerOf(path: string, request: FastifyRequest, reply: FastifyReply) {
    const isHealth = HEALTH.test(path);
    const signal = clientClosedSignal(request, reply);
    const ask = () => {
      const call = {
        method: request.method,
        path,
        // Who asks, as far as we know; what a caller says of their own address is not passed on.
        headers: { ...endToEndHeaders(request.headers), 'x-forwarded-for': request.ip },
        caller: request.ip,
        withinMs: isHealth ? HEALTH_WITHIN_MS : ANSWERED_WITHIN_MS,
      };
      return asksForEvents(request)
        ? api.stream({ ...call, onClose: (closed) => reply.raw.once('close', closed) })
        : api.call({ ...call, body: request.body as Buffer | undefined, signal });
    };
    return isHealth ? ask() : inTurn(path, request, signal, ask);
  }

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.slice('/api'.length);
    if (!isPath(path)) return refuseAddress(reply);
    const kept = replies.find(path, request);
    if (kept) return pass(reply, kept);
    const keep = replies.begin(path, request);
    const answer = await answerOf(path, request, reply);
    if (answer === undefined) return refuse(reply);
    if (typeof answer === 'string') return refuse(reply, BUSY);
    if (answer instanceof IncomingMessage) return streams.passOn(answer, reply);
    keep(answer);
    return pass(reply, answer);
  }

  const onRequest = limitLargerBodies();
  for (const { method, url, bodyLimit } of LARGER_BODIES)
    app.route({ method, url, bodyLimit, onRequest, handler: forward });
  app.all('/api', (_request, reply) => reply.code(404).send(ROUTE_NOT_FOUND));
  app.all('/api/*', forward);
}
