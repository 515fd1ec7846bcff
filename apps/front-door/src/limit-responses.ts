import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Pipelined requests: no browser sends them, and each response waits in memory for those before it. */
const MOST_PER_CONNECTION = 4;
/** From a request to the last byte of its response: the largest file over the slowest phone connection. */
const LONGEST_RESPONSE_MS = 120_000;

type Options = { readonly longestResponseMs?: number | undefined };

/**
 * Closes the connection of a client that pipelines requests or does not read its responses. Gives what lets a response
 * take any time, for one that is meant to stay open.
 */
export function limitResponses(
  app: FastifyInstance,
  { longestResponseMs = LONGEST_RESPONSE_MS }: Options,
): (response: ServerResponse) => void {
  const unanswered = new WeakMap<Socket, number>();
  const deadlines = new WeakMap<ServerResponse, NodeJS.Timeout>();

  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_PER_CONNECTION || socket.destroyed) {
      // The connection is closed: requests that arrived in the same packet are ignored.
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    const overdue = setTimeout(() => socket.destroy(), longestResponseMs);
    deadlines.set(reply.raw, overdue);
    reply.raw.once('close', () => {
      clearTimeout(overdue);
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
    next();
  });
  return (response) => clearTimeout(deadlines.get(response));
}
