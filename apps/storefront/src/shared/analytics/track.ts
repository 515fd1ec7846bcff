import type { BehaviourEvent, EventType } from '@jara/contract';

type Of<Type extends EventType> = Extract<BehaviourEvent, { event_type: Type }>;
/** What a caller says of an event; its id, time and path are known here. */
export type EventToTrack = { [Type in EventType]: Omit<Of<Type>, 'id' | 'timestamp' | 'path'> }[EventType];

/** Records an event. It waits in local storage until a batch goes; nothing of it ever shows to the customer. */
export function track(_event: EventToTrack): void {
  // The queue is written with the sender.
}
