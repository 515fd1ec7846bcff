import { useSyncExternalStore } from 'react';

const EVERY_MS = 10_000;
const minuteNow = () => Math.floor(Date.now() / EVERY_MS);

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}

/** The time, ten seconds by ten seconds: only what shows it is drawn again. */
export const useNow = (): number => useSyncExternalStore(subscribe, minuteNow) * EVERY_MS;

export const minutesBetween = (from: number, to: number): number => Math.floor((to - from) / 60_000);
