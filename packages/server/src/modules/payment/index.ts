export type { OrderPort, OrderToPay } from './order-port.ts';
