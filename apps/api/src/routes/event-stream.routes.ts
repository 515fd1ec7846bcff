import { type EventStream, ORDER_STREAM, STAFF_STREAM } from '@jara/contract';
import { refuse } from '@jara/server';
import { asCaller } from '@jara/server/db';
import type { Follower } from '@jara/server/live';
import type { OrderEvents } from '@jara/server/order';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from '../plugins/answer-failures.ts';
import { callerOf, databaseCaller } from '../plugins/caller.ts';
import { acceptsEvents, createEventStreams, type EndedAmong } from '../plugins/event-streams.ts';

/** As the database announces a session that has ended, or whose rights or time have changed: whoever still may comes back. */
const SESSION_TAG = 'session:';

type Identified = NonNullable<FastifyRequest['caller']>;

/** How those who call are looked at: by their tokens, now and as long as their stream is open. */
type Callers = { readonly sessionOf: (bearer: string) => Promise<string | undefined>; readonly endedAmong: EndedAmong };

type Options = {
  readonly now: () => Date;
  readonly most?: number | undefined;
  readonly customers: Callers;
  readonly staff: Callers;
};

type Kind = {
  readonly stream: EventStream;
  readonly callers: Callers;
  /** Whose events they are, and whose streams are counted. */
  readonly followerOf: (caller: Identified) => Follower | undefined;
};

function followerOfCustomer({ customer }: Identified): Follower | undefined {
  return customer === undefined ? undefined : { key: `customer ${customer}`, person: `customer ${customer}` };
}

function followerOfStaff({ staff }: Identified): Follower | undefined {
  if (!staff) return undefined;
  const { role, scope, id } = staff;
  return { key: role === 'support' ? role : `${role} ${scope as number}`, person: `staff ${id}` };
}

/** Events as they happen, for as long as the answer stays open: a customer's own orders, and what staff have to know. */
export function eventStreamRoutes(
  app: FastifyInstance,
  events: Pick<OrderEvents, 'follow'>,
  { customers, staff, ...limits }: Options,
) {
  const streams = createEventStreams(app, limits);

  function serveStream({ stream, callers, followerOf }: Kind): void {
    app.route({
      method: stream.method,
      url: stream.path,
      exposeHeadRoute: false,
      config: { staysOpen: true },
      schema: { headers: stream.headers },
      async preValidation(request, reply) {
        const caller = await callerOf(stream, request, reply);
        if (!caller.ok) return sendFailure(reply, caller);
        if (!acceptsEvents(request.headers.accept)) return sendFailure(reply, refuse('NOT_ACCEPTABLE'));
        request.caller = caller.data;
      },
      async handler(request: FastifyRequest, reply) {
        if (streams.isFull) return sendFailure(reply, refuse('BUSY'));
        const { 'last-event-id': after } = request.headers as unknown as { 'last-event-id'?: number };
        const { caller } = request;
        const follower = caller && followerOf(caller);
        if (!caller || !follower || caller.bearer === undefined) throw new Error('only who is signed in comes here');
        const { bearer } = caller;
        const session = await callers.sessionOf(bearer);
        if (session === undefined) return sendFailure(reply, refuse('TOKEN_INVALID'));
        const following = await asCaller(databaseCaller(caller), () => events.follow(follower, after));
        if (request.raw.socket.destroyed) return following.stop();
        const { lastId, stop: onClose } = following;
        following.start(streams.start(reply, { lastId, bearer, session, endedAmong: callers.endedAmong, onClose }));
      },
    });
  }

  serveStream({ stream: ORDER_STREAM, callers: customers, followerOf: followerOfCustomer });
  serveStream({ stream: STAFF_STREAM, callers: staff, followerOf: followerOfStaff });

  return {
    /** Ends the streams of sessions that have ended. True if the tags name nothing else. */
    endSessionsAmong(tags: readonly string[]): boolean {
      const ended = tags.filter((tag) => tag.startsWith(SESSION_TAG)).map((tag) => tag.slice(SESSION_TAG.length));
      if (ended.length > 0) streams.endSessions(new Set(ended));
      return ended.length === tags.length;
    },
  };
}
