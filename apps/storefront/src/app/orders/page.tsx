import type { Metadata } from 'next';
import { OrderListPage } from '@/features/orders/server.ts';
import { AccountFrame } from '../account-frame.tsx';

// Rendered when asked for: the layout has what is known where the site runs, not where it is built.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Your orders', robots: { index: false } };

export default function OrdersRoute() {
  return (
    <AccountFrame>
      <OrderListPage />
    </AccountFrame>
  );
}
