export { CLEARING_FAILED } from './model/cart-store.ts';
export { FETCHING_FAILED } from './model/load-carts.ts';
export { addDish, carts, changesTo } from './ui/carts.ts';
