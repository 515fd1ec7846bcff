import type { FastifyReply } from 'fastify';
import type { Answer } from './upstream.ts';

/** An answer of a server behind us, as it is. */
export function sendAnswer(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  reply.code(status).headers(headers);
  return body.length === 0 ? reply.send() : reply.send(body);
}
