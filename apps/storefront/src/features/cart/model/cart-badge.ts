import { tryOrUndefined } from '@/shared/browser/storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

// Part of every page: it imports nothing of the contract; the cart's own scripts load on first use.

const news = storageEvents('cart-changed');

/** A storage that takes nothing may hold an old cart. */
let countInMemory: number | undefined;
export function setCountInMemory(count: number | undefined): void {
  countInMemory = count;
}

/** Taps of this page whose dishes are in no cart yet: its code or the menu is on its way. */
const underWay = new Set<string>();
export const isDishUnderWay = (): boolean => underWay.size > 0;

export function beginTap(id: string): void {
  underWay.add(id);
  news.notify();
}
export function endTap(id: string): void {
  if (underWay.delete(id)) news.notify();
}

/** The number of items in all carts. A tap counts at once; where its dish cannot be added, it is said and counts no more. */
export const cartCount = (): number => storedCount() + underWay.size;

function storedCount(): number {
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
