export { subscribeToCart } from './model/cart-badge.ts';
export { successMessage } from './model/changes/change-messages.ts';
export { createAddChange } from './model/changes/create-add-change.ts';
export { applyChange, cartOf } from './model/state/apply-change.ts';
export {
  type CartDetails,
  type CartState,
  type CartVendor,
  type Change,
  type HeldCart,
  NO_CARTS,
} from './model/state/cart-state-schema.ts';
export { type ClientPack, clientPack, toClientPacks } from './model/state/client-cart-packs.ts';
export { readCart, type ShownCart, vendorsWithCarts } from './model/state/read-cart.ts';
export { lastQuote, storeDeliveryFee, writeCarts } from './model/store/cart-local-storage.ts';
export type { createCartStore } from './model/store/cart-store.ts';
export { leftOutText, leftOutVendors, storeLeftOut } from './model/sync/left-out-guest-carts.ts';
