export { addDish, carts, changesTo } from './model/cart-actions.ts';
export { CLEARING_FAILED } from './model/cart-store.ts';
export { FETCHING_FAILED } from './model/load-carts.ts';
