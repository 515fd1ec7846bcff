export { orderJobs } from './drop-order.ts';
export { moveOrder } from './move-order.ts';
export { findOrder, findOwnOrder, lockOrder, type StoredOrder } from './order.store.ts';
export { createOrderChanges, type OrderChanges } from './order-changes.ts';
export { orderPort } from './order-port.ts';
export { createOrders, type Orders } from './order-service.ts';
export { createRedeliveries, type Redeliveries, type RequestedRedelivery } from './redelivery-service.ts';
export { createTracking, type TrackingService } from './tracking.ts';
export type { MadeOrder } from './write-order.ts';
