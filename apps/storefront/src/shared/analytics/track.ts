import { newId } from '@jara/api-client';
import type { BehaviourEvent, GUEST_EMAIL, TrackedUser } from '@jara/contract';
import { browserSession } from '../api/browser-session.ts';
import { addEvent } from './send/event-queue.ts';

/** Of each kind by itself, so that the details stay those of the kind. */
type Unrecorded<Event> = Event extends unknown ? Omit<Event, 'id' | 'timestamp' | 'path'> : never;
/** What a caller says of an event; its id, time and path are known here. */
type EventToTrack = Unrecorded<BehaviourEvent>;

type PlaceOrder = Extract<EventToTrack, { name: 'place_order' }>;
type Button = Exclude<Extract<EventToTrack, { event_type: 'click_button' }>, PlaceOrder>;
/** A tap on 'Place order' says what was ordered; on no other button may it. */
type Tracked<Name extends string> =
  | PlaceOrder
  | Exclude<EventToTrack, PlaceOrder | Button>
  | (Button & { name: Name extends 'place_order' ? never : Name });

// The contract's own constant would bring its schemas into every page.
const GUEST: typeof GUEST_EMAIL = 'guest';

/** No page of ours has them in its path, and no event may. */
const NOT_IN_PATHS = /[^\w%./-]/g;
const LONGEST_PATH = 200;

/** Spec §3: a guest has id 0. */
function trackedUser(): TrackedUser {
  const user = browserSession().latest();
  return { email: { email: user?.email || GUEST }, id: user?.id ?? 0 };
}

function record(event: EventToTrack): void {
  if (typeof window === 'undefined') return;
  const { pathname } = window.location;
  const path = pathname.replaceAll(NOT_IN_PATHS, '').slice(0, LONGEST_PATH);
  addEvent({ ...event, id: newId(), timestamp: new Date().toISOString(), path }, trackedUser());
}

/** Records an event. It waits in local storage until a batch goes; nothing of it ever shows to the customer. */
export function track<Name extends string>(event: Tracked<Name>): void {
  try {
    record(event);
  } catch {
    // What was to be done goes on without it.
  }
}
