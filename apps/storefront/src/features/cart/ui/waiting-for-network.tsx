'use client';

import { useSyncExternalStore } from 'react';
import { useCarts } from './use-cart.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that what was done is kept, while it cannot be sent. */
export function WaitingForNetwork() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { queue } = useCarts();
  if (isOnline || queue.length === 0) return null;
  return (
    <p role="status" className="rounded-card bg-sunk p-3 text-14">
      You are offline. Your changes are kept and sent when the network is back.
    </p>
  );
}
