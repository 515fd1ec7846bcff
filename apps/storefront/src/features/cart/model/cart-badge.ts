import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

// Part of every page: it imports nothing of the contract; the cart's own scripts load on first use.

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
  Boolean(tryOrUndefined((storage) => storage.getItem('cart') ?? storage.getItem('cartSnapshot')));

export const notifyCart = news.notify;

export const subscribeToCart = news.subscribe;
