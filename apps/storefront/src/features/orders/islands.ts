export { OrderListPage } from './ui/order-list-page.island.tsx';
export { PackagePage } from './ui/package-page.island.tsx';
export { ReceiptPage } from './ui/receipt-page.island.tsx';
