export { OrderListPage } from './ui/order-list-page.island.tsx';
export { OrderSkeleton } from './ui/order-skeleton.tsx';
export { ReceiptPage } from './ui/receipt-page.island.tsx';
