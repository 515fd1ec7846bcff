import type { FastifyReply, FastifyRequest } from 'fastify';

/** Without a reason each abort makes an error with its stack, which takes longer than to send a kept page. */
const REASON = 'the client has disconnected';

/** Aborted when the client has disconnected before the answer. Only for reads: a change that was sent is made all the same. */
export function clientClosedSignal({ method }: FastifyRequest, { raw }: FastifyReply): AbortSignal | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(REASON);
  });
  return gone.signal;
}
