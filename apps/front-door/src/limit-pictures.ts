import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUSY } from './failures.ts';
import { limitCalls } from './limit-calls.ts';

/** The one path whose bodies may be so large: a picture that a vendor has taken. */
export const PICTURE_PATH = '/api/ops/vendor/dish/:id/picture';
export const LARGEST_PICTURE = 1_500_000;
/** Bodies are read whole before anybody is asked who sends them. */
const MOST = { perCaller: 3, inAll: 12 };

/** How many pictures are under way, by site and in all, so that they take little memory. */
export function limitPictures(): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  const { enter } = limitCalls(MOST);
  return async (request, reply) => {
    const leave = enter(request.ip);
    if (!leave) return reply.code(503).header('retry-after', '2').header('connection', 'close').send(BUSY);
    reply.raw.once('close', leave);
    return undefined;
  };
}
