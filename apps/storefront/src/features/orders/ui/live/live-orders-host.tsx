import { useCustomer } from '@/features/identity/index.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { useHasOrders } from './use-has-orders.ts';

const loadContent = () => import('./live-orders-content.tsx');

/** Part of every page: keeps a customer's orders up to date, whatever of them is shown. Its code comes as that of the bar. */
export function LiveOrdersHost() {
  const customerId = useCustomer()?.id;
  const { loaded } = useLazyImport(loadContent, useHasOrders(customerId));
  const Content = loaded?.default;
  return Content && customerId !== undefined ? <Content customerId={customerId} /> : null;
}
