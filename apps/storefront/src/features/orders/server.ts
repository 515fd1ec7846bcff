export { OrderListPage } from './ui/order-list-page.tsx';
