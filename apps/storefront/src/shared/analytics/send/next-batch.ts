import type { BehaviourEvent, MOST_EVENTS_IN_MESSAGE } from '@jara/contract';
import { type WaitingEvent, waitingEvents } from './event-queue.ts';

// The contract's own constant would bring its schemas into every page.
export const BATCH_SIZE: typeof MOST_EVENTS_IN_MESSAGE = 10;

/** Errors and what comes of a checkout do not wait until a batch is full: people leave for the page of a provider. */
export const isUrgent = ({ event_type, name }: BehaviourEvent): boolean =>
  event_type === 'error_error' || (event_type === 'click_button' && name === 'place_order') || name === 'order_placed';

/** What goes next as one message: an urgent event alone, or up to ten of one session and one user. Oldest first. */
export function nextBatch(which: 'urgent' | 'all'): readonly WaitingEvent[] {
  const waiting = waitingEvents();
  const urgent = waiting.find(({ event }) => isUrgent(event));
  if (urgent) return [urgent];
  const [first] = waiting;
  if (!first || which === 'urgent') return [];
  const isOfSameUser = ({ user }: WaitingEvent) =>
    user.id === first.user.id && user.email.email === first.user.email.email;
  return waiting.filter((each) => each.sessionId === first.sessionId && isOfSameUser(each)).slice(0, BATCH_SIZE);
}
