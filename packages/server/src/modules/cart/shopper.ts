import { hash } from 'node:crypto';

/** Whose cart it is: a customer's, or that of a guest whose browser made an id that cannot be guessed. */
export type Shopper = { readonly customer: number } | { readonly guestId: string };

/** As the database knows the owner. A guest id is a key to the cart, so only its hash is kept. */
export type Owner = { readonly customer_id: number } | { readonly guest_hash: string };

export const hashOfGuest = (guestId: string) => hash('sha256', guestId.toLowerCase(), 'base64url');

export const ownerOf = (shopper: Shopper): Owner =>
  'customer' in shopper ? { customer_id: shopper.customer } : { guest_hash: hashOfGuest(shopper.guestId) };

/** One for each owner, however a guest id was written. */
export const ownerKey = (owner: Owner) =>
  'customer_id' in owner ? `cart ${owner.customer_id}` : `cart ${owner.guest_hash}`;

export const shopperKey = (shopper: Shopper) => ownerKey(ownerOf(shopper));
