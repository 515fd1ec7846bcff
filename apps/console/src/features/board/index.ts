export { BoardScreen } from './ui/board-screen.tsx';
export { NewOrders } from './ui/new-orders.tsx';
