export { addition } from './model/addition.ts';
export { applyChange, cartOf } from './model/apply-change.ts';
export { forgetCart, subscribeToCart } from './model/cart-badge.ts';
export {
  type CartDetails,
  type CartState,
  type CartVendor,
  type Change,
  type HeldCart,
  NO_CARTS,
} from './model/cart-state.ts';
export { keepDeliveryFee, keepPaymentMethod, writeCarts } from './model/cart-storage.ts';
export type { createCartStore } from './model/cart-store.ts';
export { saidWhenDone } from './model/change-words.ts';
export { type ClientPack, clientPack, clientPacks } from './model/client-packs.ts';
export { keepLeftOut, leftOutText, leftOutVendors } from './model/left-out-carts.ts';
export { readCart, type ShownCart, vendorsWithCarts } from './model/read-cart.ts';
