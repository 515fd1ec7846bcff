import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endToEndHeaders } from './end-to-end-headers.ts';

/** A stream that lives says something every half a minute. One that is silent longer has hung, here or there. */
const LONGEST_SILENCE_MS = 75_000;
/** What a client has not read by then, when its stream is over, it will not read. */
const READ_WITHIN_MS = 5_000;

export type StreamOptions = {
  /** Takes a response that stays open out of limits that are meant for others. */
  readonly exempt: (response: ServerResponse) => void;
  readonly longestSilenceMs?: number | undefined;
};

const EVENTS = 'text/event-stream';
/** A media type that the client says it does not want. */
const NOT_WANTED = /^q=0(?:\.0*)?$/;

function isWanted(range: string): boolean {
  const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  return type === EVENTS && !parameters.some((parameter) => NOT_WANTED.test(parameter));
}

/** Only where events are named: whoever takes anything does not wait for an answer that stays open. */
export const asksForEvents = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.split(',').some(isWanted) === true;

/** Passes on answers that stay open, each piece as it comes. When one side ends or is gone, so is the other. */
export function passStreams(app: FastifyInstance, { exempt, longestSilenceMs = LONGEST_SILENCE_MS }: StreamOptions) {
  const open = new Set<ServerResponse>();
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });

  return {
    passOn(answer: IncomingMessage, reply: FastifyReply): FastifyReply {
      reply.hijack();
      const response = reply.raw;
      if (response.destroyed) return reply;
      exempt(response);
      open.add(response);
      response.once('close', () => open.delete(response));
      response.writeHead(answer.statusCode ?? 502, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        ...endToEndHeaders(answer.headers),
        // It is counted as a stream: nothing else follows on its connection.
        connection: 'close',
      });
      response.flushHeaders();
      answer.socket.setTimeout(longestSilenceMs, () => answer.destroy());
      answer.on('error', () => response.destroy());
      answer.once('close', () => {
        if (!response.writableEnded) response.destroy();
        else setTimeout(() => response.destroy(), READ_WITHIN_MS).unref();
      });
      answer.pipe(response);
      return reply;
    },
  };
}
