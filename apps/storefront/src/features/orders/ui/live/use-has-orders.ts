import { useEffect, useState } from 'react';
import { savesData } from '@/shared/browser/data-saver.ts';
import { whenIdle } from '@/shared/browser/when-idle.ts';
import { hasOrderCopy, onOrdersToFollow } from '../../api/order-copy-key.ts';

/**
 * Whether there may be orders to show and to follow. A guest has none. A customer's are asked for when the page is idle; to
 * save data, only if there was one here.
 */
export function useHasOrders(customerId: number | undefined): boolean {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (customerId === undefined) return;
    const need = () => setIsNeeded(true);
    const lookAtCopy = () => hasOrderCopy() && need();
    lookAtCopy();
    window.addEventListener('storage', lookAtCopy);
    const stop = onOrdersToFollow(need);
    if (!savesData()) whenIdle(need);
    return () => {
      window.removeEventListener('storage', lookAtCopy);
      stop();
    };
  }, [customerId]);
  return isNeeded && customerId !== undefined;
}
