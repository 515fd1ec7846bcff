export { applyChange, cartOf } from './model/apply-change.ts';
export { subscribeToCart } from './model/cart-badge.ts';
export { lastQuote, storeDeliveryFee, writeCarts } from './model/cart-local-storage.ts';
export {
  type CartDetails,
  type CartState,
  type CartVendor,
  type Change,
  type HeldCart,
  NO_CARTS,
} from './model/cart-state-schema.ts';
export type { createCartStore } from './model/cart-store.ts';
export { successMessage } from './model/change-messages.ts';
export { type ClientPack, clientPack, toClientPacks } from './model/client-cart-packs.ts';
export { createAddChange } from './model/create-add-change.ts';
export { leftOutText, leftOutVendors, storeLeftOut } from './model/left-out-guest-carts.ts';
export { readCart, type ShownCart, vendorsWithCarts } from './model/read-cart.ts';
