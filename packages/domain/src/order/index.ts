export { STATUS_LABEL, UNPAID_ORDER_MS, UNPAID_TRANSITIONS } from './order-states.ts';
