export { orderPort } from './order-port.ts';
