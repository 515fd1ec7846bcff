import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInSpan, type Span, type Tracer } from './spans.ts';
import { readTraceparent } from './trace-context.ts';

type Options = {
  /** Whose word is taken for the trace that a request is of: a stranger could join traces of others. */
  readonly isTrusted: (address: string | undefined) => boolean;
  /** An answer that stays open says nothing by how long it took. */
  readonly staysOpen?: (request: FastifyRequest) => boolean;
};

function end(span: Span, response: ServerResponse): void {
  const { statusCode, writableFinished } = response;
  span.set({ 'http.response.status_code': statusCode });
  if (!writableFinished) span.fail('aborted');
  else if (statusCode >= 500) span.fail(String(statusCode));
  span.end();
}

/** A span for each request, by its route: a path can hold what is personal, as can a query. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, { isTrusted, staysOpen }: Options): void {
  const spans = new WeakMap<IncomingMessage, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    if (staysOpen?.(request)) return done();
    const { method, raw, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const parent = isTrusted(raw.socket.remoteAddress) ? readTraceparent(headers['traceparent']) : undefined;
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer.begin({ name: `${method} ${route}`, kind: 'server', attributes }, parent);
    spans.set(raw, span);
    reply.raw.once('close', () => end(span, reply.raw));
    runInSpan(span, done);
  });
  // A body, and the end of an answer, arrive with events of the connection, which know nothing of the request.
  const inItsSpan = ({ raw }: FastifyRequest, _reply: unknown, done: () => void) => runInSpan(spans.get(raw), done);
  app.addHook('preValidation', inItsSpan);
  app.addHook('onResponse', inItsSpan);
  app.addHook('onClose', () => tracer.close());
}
