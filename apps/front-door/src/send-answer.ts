import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Answer } from './upstream.ts';

/** An answer of a server behind us, as it is. */
export function sendAnswer(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  reply.code(status).headers(headers);
  // A stream leaves the length alone, which is that of the body that is not sent.
  if (reply.request.method === 'HEAD') return reply.send(Readable.from([]));
  return body.length === 0 ? reply.send() : reply.send(body);
}
