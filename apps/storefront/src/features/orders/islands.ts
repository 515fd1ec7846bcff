export { OrderListPage } from './ui/list/order-list-page.island.tsx';
export { PackagePage } from './ui/package/package-page.island.tsx';
export { ReceiptPage } from './ui/receipt/receipt-page.island.tsx';
