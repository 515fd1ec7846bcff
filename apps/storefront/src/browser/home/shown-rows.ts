import { storedText } from '@/shared/browser/storage.ts';

// Part of every home page: it imports nothing of the contract.

/**
 * The rows of one's own above the vendors: 'again', 'liked', or 'ask' for the button that asks for them. The page's first
 * script (inline/first-paint.ts) writes them to the page before it is painted, so that their room is there (globals.css:
 * `data-rows`).
 */
const rows = storedText('rows');

/** What they showed last. */
export const rowsCopy = storedText('rows_copy');

export const keepRows = (next: readonly string[]): void => void rows.write(next.join(' ') || null);

/** The page's room follows what is kept. Only where nothing moves by it: with a new page, at a tap, or without their customer. */
export function showKeptRows(): void {
  const kept = rows.read();
  if (kept) document.documentElement.dataset['rows'] = kept;
  else delete document.documentElement.dataset['rows'];
}

export const hasRowsCopy = (): boolean => Boolean(rowsCopy.read());
