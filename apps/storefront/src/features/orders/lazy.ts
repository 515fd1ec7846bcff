export { fetchLastOrders } from './api/last-orders.ts';
export { OrderPage } from './ui/order/order-page.tsx';
export { OrderAgainRow } from './ui/reorder/order-again-row.tsx';
export { WaitingOrder } from './ui/standing/waiting-order.tsx';
