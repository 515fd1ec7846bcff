import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on a route whose answers stay open: how long one took says nothing. */
    staysOpen?: true;
  }
  interface FastifyInstance {
    /** How many are open. */
    eventStreams: { readonly size: number };
  }
}

/** So that nobody between takes a quiet line for a dead one. Less than what a connection may be idle. */
const COMMENT_EVERY_MS = 25_000;
/** The token is looked at again after that, more or less: not by everybody at once. */
const LASTS_MS = 600_000;
const SPREAD = 0.2;
/** A reader who leaves this much unread is disconnected, and resumes when it comes back. */
const MOST_UNREAD_BYTES = 64 * 1024;
const LOOK_EVERY_MS = 1_000;
const MOST_STREAMS = 10_000;

type Options = { readonly now: () => Date; readonly most?: number | undefined };

/** Those of the bearers whose session has ended. */
export type EndedAmong = (bearers: readonly string[]) => Promise<ReadonlySet<string>>;

type Event = { readonly event: string; readonly id?: number; readonly data: unknown };

type EventStream = {
  send(event: Event): void;
  end(): void;
};
type Start = {
  readonly lastId: number;
  readonly bearer: string;
  /** The session that the bearer is of. */
  readonly session: string;
  readonly endedAmong: EndedAmong;
  readonly onClose: () => void;
};
type Open = {
  readonly response: ServerResponse;
  readonly bearer: string;
  readonly session: string;
  readonly endedAmong: EndedAmong;
  readonly endsAt: number;
  commentAt: number;
};

/** A media type that the client says it does not want. */
const NOT_WANTED = /^q=0(?:\.0*)?$/;

/** Only where it is named: whoever takes anything, or nothing in particular, waits for an answer that ends. */
export function acceptsEvents(accept = ''): boolean {
  return accept.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'text/event-stream' && !parameters.some((parameter) => NOT_WANTED.test(parameter));
  });
}

function write(response: ServerResponse, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  response.write(text);
  if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
}

/** Answers that stay open and send events. One timer serves all of them. */
export function createEventStreams(app: FastifyInstance, { now, most = MOST_STREAMS }: Options) {
  const open = new Set<Open>();
  app.decorate('eventStreams', open);

  /** A stream outlives no session, also where its end was not announced. Where nobody can say whether one has ended, it is asked again with the next comment. */
  async function comment(due: readonly Open[], endedAmong: EndedAmong): Promise<void> {
    const ended = await endedAmong(due.map(({ bearer }) => bearer)).catch(() => new Set());
    for (const { response, bearer } of due) {
      if (ended.has(bearer)) response.end();
      else write(response, ':\n\n');
    }
  }

  const look = setInterval(() => {
    const at = now().getTime();
    const due: Open[] = [];
    for (const stream of open) {
      if (stream.endsAt <= at) stream.response.end();
      else if (stream.commentAt <= at) {
        stream.commentAt = at + COMMENT_EVERY_MS;
        due.push(stream);
      }
    }
    for (const [endedAmong, streams] of Map.groupBy(due, (stream) => stream.endedAmong))
      void comment(streams, endedAmong);
  }, LOOK_EVERY_MS);
  look.unref();

  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    clearInterval(look);
    for (const { response } of open) response.end();
  });

  return {
    get isFull() {
      return open.size >= most;
    },

    /** Ends what the sessions have open. */
    endSessions(ended: ReadonlySet<string>): void {
      for (const { response, session } of open) if (ended.has(session)) response.end();
    },

    /** Takes the reply over. The id is what its reader resumes after. */
    start(reply: FastifyReply, { lastId, bearer, session, endedAmong, onClose }: Start): EventStream {
      reply.hijack();
      const response = reply.raw;
      const at = now().getTime();
      const endsAt = at + LASTS_MS * (1 - SPREAD + 2 * SPREAD * Math.random());
      const commentAt = at + COMMENT_EVERY_MS * Math.random();
      const stream = { response, bearer, session, endedAmong, endsAt, commentAt };
      open.add(stream);
      response.once('close', () => {
        open.delete(stream);
        onClose();
      });
      response.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream',
        // A proxy that would collect an answer first is asked not to.
        'x-accel-buffering': 'no',
        connection: 'close',
      });
      write(response, `id: ${lastId}\n\n`);
      return {
        send({ event, id, data }) {
          const line = id === undefined ? '' : `id: ${id}\n`;
          write(response, `${line}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        },
        end: () => void response.end(),
      };
    },
  };
}
