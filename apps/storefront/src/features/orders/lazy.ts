export { WaitingOrder } from './ui/waiting-order.tsx';
