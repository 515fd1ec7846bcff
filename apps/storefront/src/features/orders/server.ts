export { OrderListPage } from './ui/list/order-list-page.island.tsx';
export { OrderSkeleton } from './ui/order/order-skeleton.tsx';
export { ReceiptPage } from './ui/receipt/receipt-page.island.tsx';
