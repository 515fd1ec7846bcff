import type { EVENT_SESSION_MS } from '@jara/contract';
import { newId } from '../browser/new-id.ts';
import { storedText } from '../browser/stored-value.ts';

// The contract's own constant would bring its schemas into every page.
const SESSION_MS: typeof EVENT_SESSION_MS = 86_400_000;

/** Spec §3: the id, and when the session began. */
type EventSession = { readonly sessionId: string; readonly timestamp: number };

const kept = storedText('analytics');

function keptSession(): Partial<EventSession> | null {
  try {
    return JSON.parse(kept.read() ?? 'null') as Partial<EventSession> | null;
  } catch {
    return null;
  }
}

/** Spec §9: the first event after 24 hours opens a new session. A clock that was put right does so too. */
export function eventSessionId(now: number): string {
  const { sessionId, timestamp } = keptSession() ?? {};
  const isOpen = typeof timestamp === 'number' && Math.abs(now - timestamp) < SESSION_MS;
  if (isOpen && typeof sessionId === 'string') return sessionId;
  const session: EventSession = { sessionId: newId(), timestamp: now };
  kept.write(JSON.stringify(session));
  return session.sessionId;
}
