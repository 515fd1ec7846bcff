import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** Often enough that nothing which has begun is offered for long. */
const LOOK_MS = 10_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  // A page that was asleep looks at once.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The time, to the minute: what is offered changes with it. */
export const useMinute = (): Date => new Date(useSyncExternalStore(subscribe, minute, minute));
