import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** No browser sends a request before the one ahead of it is answered. Each answer waits in memory for those before it. */
const MOST_PER_CONNECTION = 4;
/** From a request to the last byte of its answer: the largest file on the slowest line that a phone still has. */
const LONGEST_ANSWER_MS = 120_000;

type Options = { readonly longestAnswerMs?: number | undefined };

/** Whoever sends one request behind the other, or never reads what is answered, loses the connection. */
export function limitAnswers(app: FastifyInstance, { longestAnswerMs = LONGEST_ANSWER_MS }: Options): void {
  const unanswered = new WeakMap<Socket, number>();

  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_PER_CONNECTION || socket.destroyed) {
      // Nobody is left to answer to: the rest of what was sent in one piece is not looked at.
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    const overdue = setTimeout(() => socket.destroy(), longestAnswerMs);
    reply.raw.once('close', () => {
      clearTimeout(overdue);
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
    next();
  });
}
