import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

// Part of every page: it imports nothing of the contract; the cart's own scripts load on first use.

/** Spec §3, §9: what is kept of the cart. `cart` is what is read again; the others say its parts by themselves. */
export const CART_KEYS = [
  'cart',
  'packs',
  'subTotal',
  'cartId',
  'cartMetadata',
  'deliveryFee',
  'lastQuote',
  'customer_delivery_note',
  'customer_vendor_note',
  'activeVendor',
  'activeVendorId',
  'activeVendorName',
  'activeVendorLogo',
  'activeVendorLocation',
  'activeVendorType',
  'vendorAddressId',
] as const;

/** What is kept of a cart that could not be loaded. Not among the others: it outlives a cart that is cleared. */
export const SNAPSHOT_KEY = 'cartSnapshot';
/** The vendors of the guest carts that did not fit at an upgrade, until they do. */
export const LEFT_OUT_KEY = 'leftOutCarts';
/** The taps whose dishes are not in the cart yet (tapped-dishes.ts). */
export const TAPPED_KEY = 'tappedDishes';

const news = storageEvents('cart-changed');

/** A storage that takes nothing may hold an old cart. */
let countInMemory: number | undefined;
export function setCountInMemory(count: number | undefined): void {
  countInMemory = count;
}

/** The number of items in all carts. */
export function cartCount(): number {
  if (countInMemory !== undefined) return countInMemory;
  const stored = tryOrUndefined((storage) => storage.getItem('cart'));
  if (!stored) return 0;
  const count = tryOrUndefined(() => (JSON.parse(stored) as { count?: unknown }).count);
  return typeof count === 'number' ? count : 0;
}

export const hasStoredCart = (): boolean =>
  Boolean(tryOrUndefined((storage) => storage.getItem('cart') ?? storage.getItem(SNAPSHOT_KEY)));

export const notifyCart = news.notify;

export const subscribeToCart = news.subscribe;

/** A cart belongs to its customer: a sign-out removes it from the browser. The server still has it. */
export function forgetCart(): void {
  tryOrUndefined((storage) => {
    for (const key of [...CART_KEYS, SNAPSHOT_KEY, LEFT_OUT_KEY, TAPPED_KEY]) storage.removeItem(key);
  });
  notifyCart();
}
