import { randomUUID } from 'node:crypto';
import { ANSWERED_BY_US } from '@jara/lifecycle';
import type { FastifyInstance } from 'fastify';

const SLOW_MS = 500;

type IncomingHeaders = { readonly headers: Readonly<Record<string, string | string[] | undefined>> };

/** Follows a request across processes: the caller's id if it is a plain one, else ours. */
export function requestId({ headers }: IncomingHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * One line a request, by the route's pattern: paths, queries and headers can hold what is personal. Hooks with a
 * callback: no request waits for a promise that has nothing to wait for.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header(...ANSWERED_BY_US);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime);
    const line = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode, ms };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (ms >= SLOW_MS && !request.routeOptions.config.staysOpen) request.log.warn(line, 'answered slowly');
    else request.log.debug(line, 'answered');
    done();
  });
}
