export { ORDER_PANEL } from './model/order-panel-address.ts';
export { type ReorderedCart, subscribeToReorders } from './model/reorders.ts';
