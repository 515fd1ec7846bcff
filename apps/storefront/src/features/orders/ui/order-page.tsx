'use client';

import type { ComponentProps } from 'react';
import { SignedInOnly } from '@/features/identity/lazy.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

/** One's own order. The server's page holds nothing of anybody's (ADR 14). */
export const OrderPage = (props: ComponentProps<typeof OrderView>) => (
  <div className="mx-auto grid max-w-5xl gap-4">
    <SignedInOnly title="Sign in to see your order" loading={<OrderSkeleton />}>
      {() => <OrderView {...props} />}
    </SignedInOnly>
  </div>
);
