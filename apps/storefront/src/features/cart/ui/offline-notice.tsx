import { useSyncExternalStore } from 'react';
import { useIsOnline } from '@/shared/browser/use-is-online.ts';
import { carts } from './carts.ts';
import { useCarts } from './use-cart.ts';

/** Says that changes are kept while they cannot be sent. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const { queue } = useCarts();
  const isUnanswered = useSyncExternalStore(carts.subscribe, carts.isUnanswered, () => false);
  if (queue.length === 0 || (isOnline && !isUnanswered)) return null;
  return (
    <p role="status" className="rounded-card bg-sunk p-3 text-14">
      {isOnline
        ? 'We cannot reach Jara right now. Your changes are kept and sent again.'
        : 'You are offline. Your changes are kept and sent when the network is back.'}
    </p>
  );
}
