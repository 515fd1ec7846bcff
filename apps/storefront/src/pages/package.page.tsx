import { OrderSkeleton } from '@/features/orders/server.ts';
import { Island } from '@/shared/ui/island.tsx';
import { AccountFrame } from '../frames/account-frame.tsx';
import type { Page } from './page.ts';

/** The same for everyone: which package it is stands behind the #, which reaches no server (ADR 27). */
export const packagePage: Page = {
  path: '/package',
  load: async () => ({
    head: { title: 'A package', isIndexed: false },
    tree: (
      <AccountFrame isInMenu={false}>
        <Island name="PackagePage" wakes="idle">
          <OrderSkeleton />
        </Island>
      </AccountFrame>
    ),
  }),
};
