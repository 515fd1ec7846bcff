export { fetchLastOrders } from './api/last-orders.ts';
export { OrderPageContent } from './ui/order/order-page-content.tsx';
export { OrderAgainRow } from './ui/reorder/order-again-row.tsx';
export { WaitingOrder } from './ui/standing/waiting-order.tsx';
