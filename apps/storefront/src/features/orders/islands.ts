export { OrderListPage } from './ui/order-list-page.tsx';
export { ReceiptPage } from './ui/receipt-page.tsx';
