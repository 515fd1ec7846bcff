import { tryOrUndefined } from '@/shared/browser/storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

// A part of every page: saved carts are in a database, which is opened once they are to be seen.

const COUNT_KEY = 'savedCartsCount';

const news = storageEvents('saved-carts-changed');

export const subscribeToSavedCarts = news.subscribe;

/** How many carts are saved for later. */
export const savedCount = (): number => Number(tryOrUndefined((storage) => storage.getItem(COUNT_KEY)) ?? 0) || 0;

const storeCount = (count: number) => tryOrUndefined((storage) => storage.setItem(COUNT_KEY, String(count)));

export function setSavedCount(count: number): void {
  storeCount(count);
  news.notify();
}

/** Tells listeners only of a new count: they count again, and would do so without end where the storage takes nothing. */
export function correctSavedCount(count: number): void {
  const before = savedCount();
  storeCount(count);
  if (savedCount() !== before) news.notify();
}
