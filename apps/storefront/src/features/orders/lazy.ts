export { OrderPage } from './ui/order-page.tsx';
export { WaitingOrder } from './ui/waiting-order.tsx';
