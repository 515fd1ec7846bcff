import { useCustomer } from '@/features/identity/index.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { useHasOrders } from '../live/use-has-orders.ts';
import type { ActiveOrdersProps } from './active-order-bar-content.tsx';

const loadContent = () => import('./active-order-bar-content.tsx');

/** Part of every page: leads to the order that is under way. Above a phone's navigation, below a desktop's header. */
export function ActiveOrderBar({ place }: Pick<ActiveOrdersProps, 'place'>) {
  const customerId = useCustomer()?.id;
  const { loaded } = useLazyImport(loadContent, useHasOrders(customerId));
  const Content = loaded?.default;
  return Content && customerId !== undefined ? <Content place={place} customerId={customerId} /> : null;
}
