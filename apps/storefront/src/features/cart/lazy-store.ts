export { CLEARING_FAILED } from './model/store/cart-store.ts';
export { FETCHING_FAILED } from './model/sync/load-carts.ts';
export { addDish, carts, changesTo } from './ui/carts.ts';
