import { randomUUID } from 'node:crypto';
import { EVENT_SESSION_MS, type EventSession } from '@jara/contract';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Secrets } from '../../secrets.ts';
import type { EventQueue } from './ports.ts';
import { createSessionTokens, type Session } from './session-token.ts';

/** A page asks about once an hour, and phone networks hide thousands of people behind one address. */
const OPENED = { name: 'event-sessions', most: 6_000, windowSeconds: 3_600 };

type Deps = {
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'counter'>;
  readonly secrets: Secrets;
  readonly queue: EventQueue;
};
type Asked = {
  /** Of the session that a page has begun by itself, without a network for example. */
  readonly sessionId?: string | undefined;
  /** The `session_token` of an earlier answer. */
  readonly token?: string | undefined;
};

/** Decisions §9: sessions of behaviour events. They say which events belong together, and nothing of who a person is. */
export function createEventSessions({ now, limits, secrets, queue }: Deps) {
  const tokens = createSessionTokens(secrets);
  const countOpened = limits.counter(OPENED);

  function sessionFor({ sessionId, token }: Asked): Session {
    const startedAt = now().getTime();
    const earlier = token === undefined ? undefined : tokens.read(token);
    if (earlier && startedAt < earlier.startedAt + EVENT_SESSION_MS) return earlier;
    // What has ended does not begin again under its own id.
    const isNew = sessionId !== undefined && sessionId !== earlier?.id;
    return { id: isNew ? sessionId : randomUUID(), startedAt };
  }

  return {
    async open(asked: Asked, origin: string): Promise<Outcome<EventSession, 'TOO_MANY_REQUESTS' | 'UNAVAILABLE'>> {
      const counted = countOpened(origin);
      if (!counted.ok) return counted;
      const session = sessionFor(asked);
      const credentials = await queue.credentials(session.id);
      if (!credentials) return refuse('UNAVAILABLE');
      return succeed({
        session_id: session.id,
        ends_at: new Date(session.startedAt + EVENT_SESSION_MS).toISOString(),
        session_token: tokens.write(session),
        queue_url: queue.url,
        queue_region: queue.region,
        credentials: {
          access_key_id: credentials.accessKeyId,
          secret_access_key: credentials.secretAccessKey,
          session_token: credentials.sessionToken,
          expires_at: credentials.expiresAt.toISOString(),
        },
      });
    },
  };
}

export type EventSessions = ReturnType<typeof createEventSessions>;
