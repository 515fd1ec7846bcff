export { OrderPage } from './ui/order-page.tsx';
