import { useEffect, useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { savesData } from '@/shared/browser/data-saver.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { whenIdle } from '@/shared/browser/when-idle.ts';
import { hasOrderCopy, onOrdersToFollow } from '../api/order-copy-key.ts';
import type { ActiveOrdersProps } from './active-order-bar-content.tsx';

const loadContent = () => import('./active-order-bar-content.tsx');

/** A guest has no orders. A customer's are asked for when the page is idle; to save data, only if there was one here. */
function useIsNeeded(customerId: number | undefined): boolean {
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

/** Part of every page: leads to the order that is under way. Above a phone's navigation, below a desktop's header. */
export function ActiveOrderBar({ place }: Pick<ActiveOrdersProps, 'place'>) {
  const customerId = useCustomer()?.id;
  const { loaded } = useLazyImport(loadContent, useIsNeeded(customerId));
  const Content = loaded?.default;
  return Content && customerId !== undefined ? <Content place={place} customerId={customerId} /> : null;
}
