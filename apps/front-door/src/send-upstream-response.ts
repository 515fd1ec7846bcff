import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { UpstreamResponse } from './upstream.ts';

/** Sends the response of an upstream server unchanged. */
export function sendUpstreamResponse(reply: FastifyReply, { status, headers, body }: UpstreamResponse): FastifyReply {
  reply.code(status).headers(headers);
  // With a stream, Fastify keeps the content-length header of the body that HEAD omits.
  if (reply.request.method === 'HEAD') return reply.send(Readable.from([]));
  return body.length === 0 ? reply.send() : reply.send(body);
}
