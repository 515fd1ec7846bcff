export { STATUS_LABEL, UNPAID_ORDER_MS, unpaidStatesBefore } from './order-states.ts';
