import { newId } from '@jara/api-client';
import type { EVENT_SESSION_MS } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { storedText } from '../../browser/storage.ts';

// The contract's own constant would bring its schemas into every page.
const SESSION_MS: typeof EVENT_SESSION_MS = 86_400_000;

/** Spec §3: the id, and when the session began. */
type EventSession = { readonly sessionId: string; readonly timestamp: number };

const kept = storedJson(storedText('analytics'), (json): EventSession | undefined => {
  const { sessionId, timestamp } = json as Partial<EventSession>;
  return typeof sessionId === 'string' && typeof timestamp === 'number' ? { sessionId, timestamp } : undefined;
});

/** Spec §9: the first event after 24 hours opens a new session. A clock that was put right does so too. */
export function eventSessionId(now: number): string {
  const known = kept.read();
  if (known && Math.abs(now - known.timestamp) < SESSION_MS) return known.sessionId;
  const session: EventSession = { sessionId: newId(), timestamp: now };
  kept.write(session);
  return session.sessionId;
}
