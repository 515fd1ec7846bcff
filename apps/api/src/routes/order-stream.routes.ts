import { ORDER_STREAM } from '@jara/contract';
import { refuse } from '@jara/server';
import { asCaller } from '@jara/server/db';
import type { OrderEvents } from '@jara/server/order';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from '../plugins/answer-failures.ts';
import { callerOf, databaseCaller } from '../plugins/caller.ts';
import { acceptsEvents, createEventStreams } from '../plugins/event-streams.ts';

type Limits = Parameters<typeof createEventStreams>[1] & {
  readonly sessionOf: (bearer: string) => Promise<string | undefined>;
};
/** As the database announces a session that has ended, or whose rights or time have changed: whoever still may comes back. */
const SESSION_TAG = 'session:';

/** Events of the caller's own orders as they happen, for as long as the answer stays open. */
export function orderStreamRoutes(app: FastifyInstance, events: Pick<OrderEvents, 'follow'>, limits: Limits) {
  const streams = createEventStreams(app, limits);
  app.route({
    method: ORDER_STREAM.method,
    url: ORDER_STREAM.path,
    exposeHeadRoute: false,
    config: { staysOpen: true },
    schema: { headers: ORDER_STREAM.headers },
    async preValidation(request, reply) {
      const caller = await callerOf(ORDER_STREAM, request, reply);
      if (!caller.ok) return sendFailure(reply, caller);
      if (!acceptsEvents(request.headers.accept)) return sendFailure(reply, refuse('NOT_ACCEPTABLE'));
      request.caller = caller.data;
    },
    async handler(request: FastifyRequest, reply) {
      if (streams.isFull) return sendFailure(reply, refuse('BUSY'));
      const { 'last-event-id': after } = request.headers as unknown as { 'last-event-id'?: number };
      const { caller } = request;
      const { customer, bearer } = caller ?? {};
      if (!caller || customer === undefined || bearer === undefined) throw new Error('only a customer comes here');
      const session = await limits.sessionOf(bearer);
      if (session === undefined) return sendFailure(reply, refuse('TOKEN_INVALID'));
      const following = await asCaller(databaseCaller(caller), () => events.follow(customer, after));
      if (request.raw.socket.destroyed) return following.stop();
      const stream = streams.start(reply, { lastId: following.lastId, bearer, session, onClose: following.stop });
      following.start(stream);
    },
  });
  return {
    /** Ends the streams of sessions that have ended. True if the tags name nothing else. */
    endSessionsAmong(tags: readonly string[]): boolean {
      const ended = tags.filter((tag) => tag.startsWith(SESSION_TAG)).map((tag) => tag.slice(SESSION_TAG.length));
      if (ended.length > 0) streams.endSessions(new Set(ended));
      return ended.length === tags.length;
    },
  };
}
