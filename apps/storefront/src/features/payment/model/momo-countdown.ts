import { tabText } from '@/shared/browser/storage.ts';

/** Spec §4. */
const COUNTDOWN_MS = 100_000;

const kept = tabText('momoCountdown');

/** When a payment's countdown ends. It begins once: the phone was asked once, however often the page is loaded. */
export function countdownEnd(reference: string, now: number): number {
  const [known, end] = (kept.read() ?? '').split(' ');
  if (known === reference && Number(end) > 0) return Number(end);
  kept.write(`${reference} ${now + COUNTDOWN_MS}`);
  return now + COUNTDOWN_MS;
}
