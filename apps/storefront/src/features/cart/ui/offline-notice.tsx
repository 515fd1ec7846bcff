'use client';

import { useSyncExternalStore } from 'react';
import { carts } from '../model/cart.ts';
import { useCarts } from './use-cart.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that changes are kept while they cannot be sent. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { queue } = useCarts();
  const isUnanswered = useSyncExternalStore(carts.subscribe, carts.isUnanswered, () => false);
  if (queue.length === 0 || (isOnline && !isUnanswered)) return null;
  return (
    <p role="status" className="rounded-card bg-sunk p-3 text-14">
      {isOnline
        ? 'We cannot reach our records right now. Your changes are kept and sent again.'
        : 'You are offline. Your changes are kept and sent when the network is back.'}
    </p>
  );
}
