export { dropOrder } from './drop-order.ts';
export { orderPort } from './order-port.ts';
export { createOrders, type Orders } from './order-service.ts';
