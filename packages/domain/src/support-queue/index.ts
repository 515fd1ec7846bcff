export { type Concern, concernOf, type OpenOrder, SOONEST_CONCERN_MS } from './order-concern.ts';
export { IN_DOUBT_AFTER_MS, type WayOfPaying, wayOfPaying } from './payment-doubt.ts';
export { NEXT_ACTION } from './queue-actions.ts';
