import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUSY } from './failures.ts';
import { limitCalls } from './limit-calls.ts';

/** Calls whose body is a file. Any other is as small as the API says of all calls. */
export const LARGER_BODIES = [
  { method: 'PUT', url: '/api/ops/rider/order/:id/photo', bodyLimit: 400 * 1024 },
  { method: 'PUT', url: '/api/ops/vendor/dish/:id/picture', bodyLimit: 1_500_000 },
  { method: 'PUT', url: '/api/ops/vendor/picture/:which', bodyLimit: 1_500_000 },
  { method: 'PUT', url: '/api/ops/support/vendor/:id/picture/:which', bodyLimit: 1_500_000 },
] as const;

/** Bodies are read whole before anybody is asked who sends them. */
const MOST = { perCaller: 3, inAll: 12 };

/** How many of them are under way, by site and in all, so that they take little memory. */
export function limitLargerBodies(): (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined> {
  const { enter } = limitCalls(MOST);
  return async (request, reply) => {
    const leave = enter(request.ip);
    if (!leave) return reply.code(503).header('retry-after', '2').header('connection', 'close').send(BUSY);
    reply.raw.once('close', leave);
    return undefined;
  };
}
