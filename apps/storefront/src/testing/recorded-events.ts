import { type BehaviourEvent, behaviourEvent } from '@jara/contract';
import { removeEvents, waitingEvents } from '../shared/analytics/send/event-queue.ts';

/** What waits to be sent, oldest first. Each is one that the consumer accepts. */
export const recordedEvents = (): BehaviourEvent[] => waitingEvents().map(({ event }) => behaviourEvent.parse(event));

/** Without what differs each time. */
export const recorded = () => recordedEvents().map(({ id: _, timestamp: __, path: ___, ...said }) => said);

/** A sign-out takes them out of the storage and leaves them in memory until they are sent. */
export const dropRecorded = () => removeEvents(waitingEvents().map(({ key }) => key));
