import { SignedInOnly } from '@/features/identity/lazy.ts';
import { OrderList } from './order-list.tsx';
import { OrderListSkeleton } from './order-list-skeleton.tsx';

/** One's own orders. The server's page holds nothing of anybody's (ADR 14). */
export const OrderListPage = () => (
  <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
    <h1 className="text-28">Your orders</h1>
    <SignedInOnly title="Sign in to see your orders" loading={<OrderListSkeleton />}>
      {() => <OrderList />}
    </SignedInOnly>
  </div>
);
