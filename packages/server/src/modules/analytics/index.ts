export { embeddedEventQueue } from './embedded-event-queue.ts';
export { createEventSessions, type EventSessions } from './event-sessions.ts';
export type { EventQueue } from './ports.ts';
