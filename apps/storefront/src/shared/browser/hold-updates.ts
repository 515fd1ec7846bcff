import { useEffect } from 'react';
import { CHECKOUT_LOCK } from './cache-names.ts';

/** While this is on screen, in any tab, no new version of the service worker takes over. */
export function useHeldUpdates(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    const untilLeft = () => new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()));
    navigator.locks
      ?.request(CHECKOUT_LOCK, { mode: 'shared' }, () => (left.signal.aborted ? undefined : untilLeft()))
      .catch(() => undefined);
    return () => left.abort();
  }, [isOpen]);
}
