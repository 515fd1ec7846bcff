import type { FastifyReply, FastifyRequest } from 'fastify';

/** Aborted when the client has disconnected. Only for reads: a change that was sent is made all the same. */
export function clientClosedSignal({ method }: FastifyRequest, { raw }: FastifyReply): AbortSignal | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
