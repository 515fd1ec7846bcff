import type { BehaviourEvent, TrackedUser } from '@jara/contract';
import { listeners } from '@jara/ui/browser/listeners';
import { EVENT_PREFIX, type EventKey } from '../../browser/register.ts';
import { storedKeys, tryOrUndefined } from '../../browser/storage.ts';
import { eventSessionId } from './event-session.ts';

/** An event with the user at its time, who may be another one when it is sent. */
export type WaitingEvent = {
  readonly key: EventKey;
  readonly sessionId: string;
  readonly event: BehaviourEvent;
  readonly user: TrackedUser;
  readonly hasServerTime?: boolean;
};

/** Decisions §9. */
const MOST_WAITING = 500;

/** What the storage did not take, because it is blocked or full, waits as long as the page lasts. */
const unkept = new Map<EventKey, string>();

const isEventKey = (key: string): key is EventKey => key.startsWith(EVENT_PREFIX);

const added = listeners<number>();
/** Tells how many are waiting when one has been added. */
export const onEventAdded = added.subscribe;

let latest = 0;
/** Events of one page differ in it, also within a millisecond. */
function orderOf(now: number): number {
  latest = Math.max(now, latest + 1);
  return latest;
}

const timeIn = (key: string) => Number(key.split('.')[3]) || 0;

/** Oldest first. */
const waitingKeys = () =>
  [...storedKeys().filter(isEventKey), ...unkept.keys()].sort((one, other) => timeIn(one) - timeIn(other));

export function removeEvents(keys: readonly EventKey[]): void {
  for (const key of keys) {
    unkept.delete(key);
    tryOrUndefined((storage) => storage.removeItem(key));
  }
}

/** Each event has a key of its own, so that no tab overwrites what another has written. */
export function addEvent(event: BehaviourEvent, user: TrackedUser): void {
  const now = Date.now();
  const key: EventKey = `${EVENT_PREFIX}${eventSessionId(now)}.${orderOf(now)}.${event.id}`;
  const text = JSON.stringify({ event, user });
  unkept.set(key, text);
  tryOrUndefined((storage) => {
    storage.setItem(key, text);
    unkept.delete(key);
  });
  const keys = waitingKeys();
  removeEvents(keys.slice(0, -MOST_WAITING));
  added.notify(Math.min(keys.length, MOST_WAITING));
}

/** Undefined for what somebody else has written, or broken. */
function readEvent(key: EventKey): WaitingEvent | undefined {
  const sessionId = key.split('.')[2] ?? '';
  try {
    const text = unkept.get(key) ?? tryOrUndefined((storage) => storage.getItem(key)) ?? '';
    const { event, user, hasServerTime = false } = JSON.parse(text) as Partial<WaitingEvent>;
    if (!event || !user || !key.endsWith(`.${event.id}`) || typeof user.email.email !== 'string') return;
    return { key, sessionId, event, user, hasServerTime };
  } catch {
    return;
  }
}

/** An event whose time is the server's. It is written down before it is sent, so that it is sent again unchanged. */
export function withServerTime(waiting: WaitingEvent, behindMs: number): WaitingEvent {
  const { key, event, user } = waiting;
  if (waiting.hasServerTime || behindMs === 0) return waiting;
  const timestamp = new Date(Date.parse(event.timestamp) + behindMs).toISOString();
  const timed = { event: { ...event, timestamp }, user, hasServerTime: true };
  const text = JSON.stringify(timed);
  if (unkept.has(key)) unkept.set(key, text);
  else tryOrUndefined((storage) => storage.setItem(key, text));
  return { ...waiting, ...timed };
}

export function waitingEvents(): WaitingEvent[] {
  return waitingKeys().flatMap((key) => {
    const waiting = readEvent(key);
    if (!waiting) removeEvents([key]);
    return waiting ?? [];
  });
}

/**
 * Events hold the e-mail and the notes of their person, who is gone: none of them stays in the storage. They are still
 * sent, as long as the page lasts.
 */
export function takeEventsOutOfStorage(): void {
  for (const key of storedKeys().filter(isEventKey)) {
    const text = tryOrUndefined((storage) => storage.getItem(key));
    if (text) unkept.set(key, text);
    tryOrUndefined((storage) => storage.removeItem(key));
  }
}
