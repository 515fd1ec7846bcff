import { storedText } from '../../browser/storage.ts';

/** Longer than any limit of the queue; whatever somebody on the way may say. */
const LONGEST_MS = 86_400_000;

/** All tabs and the pages to come wait: a limit counts the browser. */
const until = storedText('analytics.wait_until');

/** How long nothing is to be sent; 0 if it may be. A clock that was put back does not make it longer. */
export function pauseLeft(now = Date.now()): number {
  const left = Number(until.read() ?? 0) - now;
  return left > 0 && left <= LONGEST_MS ? left : 0;
}

/** The queue has too much of this browser, or of its network, and has said for how long. */
export const pauseSending = (seconds: number): void =>
  void until.write(String(Date.now() + Math.min(seconds * 1000, LONGEST_MS)));
