export { fetchLastOrders } from './api/last-orders.ts';
export { OrderAgainRow } from './ui/order-again-row.tsx';
export { OrderPage } from './ui/order-page.tsx';
export { WaitingOrder } from './ui/waiting-order.tsx';
