export { appendPacks } from './append-packs.ts';
export { type CartService, createCartService } from './cart-service.ts';
export { deleteStaleGuestCarts, forgetRemovedCarts } from './delete-stale-guest-carts.ts';
export { pricedCarts } from './priced-cart.ts';
export { readCart } from './read-cart.ts';
export { findShop } from './shop.store.ts';
export { hashOfGuest, ownerOf, type Shopper, shopperKey } from './shopper.ts';
