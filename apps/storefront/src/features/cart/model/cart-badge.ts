import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

// A part of every page: nothing of the contract is imported here, and the cart's own code comes when it is needed.

/** Spec §3, §9: what is kept of the cart. `cart` is what is read again; the others say its parts by themselves. */
export const CART_KEYS = [
  'cart',
  'packs',
  'subTotal',
  'cartId',
  'cartMetadata',
  'deliveryFee',
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
/** The vendors of the carts that did not fit at an upgrade. It lasts while they wait. */
export const LEFT_OUT_KEY = 'leftOutCarts';

const news = storageEvents('cart-changed');

/** A storage that takes nothing may hold an old cart. */
let unkeptCount: number | undefined;
export function setUnkeptCount(count: number | undefined): void {
  unkeptCount = count;
}

/** How many items wait in the carts; 0 for none. */
export function cartCount(): number {
  if (unkeptCount !== undefined) return unkeptCount;
  const stored = tryOrUndefined((storage) => storage.getItem('cart'));
  if (!stored) return 0;
  const count = tryOrUndefined(() => (JSON.parse(stored) as { count?: unknown }).count);
  return typeof count === 'number' ? count : 0;
}

export const hasStoredCart = (): boolean =>
  Boolean(tryOrUndefined((storage) => storage.getItem('cart') ?? storage.getItem(SNAPSHOT_KEY)));

export const notifyCart = news.notify;

export const subscribeToCart = news.subscribe;

/** A cart belongs to whoever is signed in: it goes from the browser with them, and waits on the server. */
export function forgetCart(): void {
  tryOrUndefined((storage) => {
    for (const key of [...CART_KEYS, SNAPSHOT_KEY, LEFT_OUT_KEY]) storage.removeItem(key);
  });
  notifyCart();
}
