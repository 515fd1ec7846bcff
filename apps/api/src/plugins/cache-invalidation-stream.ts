import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { refuse } from '@jara/server';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './answer-failures.ts';

/** Front doors tell a dead connection by the missing comment. */
const COMMENT_EVERY_MS = 1_000;
/** One for each front door. */
const MOST_STREAMS = 32;
/** A reader who leaves this much unread is disconnected: it then keeps nothing that it was not told of. */
const MOST_UNREAD_BYTES = 64 * 1024;

function write(response: ServerResponse, text: string): void {
  response.write(text);
  if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
}

/**
 * Tells front doors which tags have changed, as events, so that they can keep replies and pages. It is for them alone:
 * a front door names the caller of whatever it passes on, so a call from outside is a route that does not exist.
 */
export function serveCacheInvalidations(app: FastifyInstance) {
  const open = new Set<ServerResponse>();
  const sendToAll = (text: string) => {
    for (const response of open) write(response, text);
  };
  const comments = setInterval(() => sendToAll(':\n\n'), COMMENT_EVERY_MS);
  comments.unref();
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    clearInterval(comments);
    for (const response of open) response.end();
  });

  app.get('/changes', { exposeHeadRoute: false, config: { staysOpen: true }, schema: {} }, (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    if (open.size >= MOST_STREAMS) return sendFailure(reply, refuse('BUSY'));
    reply.hijack();
    const response = reply.raw;
    open.add(response);
    response.once('close', () => open.delete(response));
    response.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      connection: 'close',
    });
    // What changed before is not known to this reader.
    write(response, 'data: *\n\n');
  });

  return { announce: (tags: readonly string[]) => sendToAll(`data: ${tags.join(' ')}\n\n`) };
}
