import { tabText } from '@/shared/browser/storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

/** More than one order's attempts. */
const MOST = 20;
const kept = tabText('leftPayments');
const news = storageEvents('payment-left');

const references = (): string[] => (kept.read() ?? '').split(',').filter(Boolean);

/** Whether a payment's window was left without paying in it. Money may still come, but nobody has said that it does. */
export const isLeft = (reference: string): boolean => references().includes(reference);

/** The same attempt may be opened again, and paid then. */
export function noteLeft(reference: string, left: boolean): void {
  const others = references().filter((each) => each !== reference);
  kept.write((left ? [...others, reference] : others).slice(-MOST).join(',') || null);
  news.notify();
}

export const subscribeToLeft = news.subscribe;
