export { type Carts, createCarts } from './carts.ts';
export { forgetGuestCarts } from './forget-guest-carts.ts';
export { readCart } from './read-cart.ts';
export { hashOfGuest, type Shopper, shopperKey } from './shopper.ts';
