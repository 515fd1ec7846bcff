import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { unguessableId } from './ids.ts';
import { typedText } from './text.ts';

/** Decisions §9: what a page needs to send events, and for how long. */
export const eventSession = z.object({
  session_id: unguessableId,
  /** When the first event after it opens another session. */
  ends_at: z.iso.datetime(),
  /** Continues the session, and gives new credentials. */
  session_token: z.string(),
  queue_url: z.url(),
  queue_region: z.string(),
  /** May send to that queue and do nothing else, for an hour at most. */
  credentials: z.object({
    access_key_id: z.string(),
    secret_access_key: z.string(),
    session_token: z.string(),
    expires_at: z.iso.datetime(),
  }),
});
export type EventSession = z.infer<typeof eventSession>;

export const analyticsEndpoints = {
  openEventSession: {
    method: 'GET',
    path: '/analytics/session',
    summary: 'Opens or continues a session of behaviour events, and gives what a page needs to send them to the queue.',
    query: z.object({ sessionId: unguessableId.optional() }),
    /** The `session_token` of an earlier answer. One that is no good is like none. */
    headers: z.object({ 'x-session-token': typedText(500).optional() }),
    data: eventSession,
    failures: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
} as const satisfies EndpointTable;
