import type { FastifyReply, FastifyRequest } from 'fastify';

/** Aborted when whoever asked has left. Only for what changes nothing: a change that was sent is made all the same. */
export function clientClosedSignal({ method }: FastifyRequest, { raw }: FastifyReply): AbortSignal | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
