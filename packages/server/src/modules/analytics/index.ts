export { type Consumed, createEventConsumer } from './consume-events.ts';
export { embeddedEventQueue } from './embedded-event-queue.ts';
export { embeddedEventSource } from './embedded-event-source.ts';
export { insertEvents, type NewEvent } from './event.store.ts';
export { createEventSessions, type EventSessions } from './event-sessions.ts';
export { createInsights, type InsightsReader } from './insights.ts';
export { deleteOldMessages, keepEventDays } from './keep-events.ts';
export type { EventQueue, QueuedMessage } from './ports.ts';
export { sqsEventSource } from './sqs-event-source.ts';
