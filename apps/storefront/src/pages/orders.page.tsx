import { OrderListPage } from '@/features/orders/server.ts';
import { Island } from '@/shared/ui/island.tsx';
import { AccountFrame } from '../frames/account-frame.tsx';
import type { Page } from './page.ts';

export const ordersPage: Page = {
  path: '/orders',
  load: async () => ({
    head: { title: 'Your orders', isIndexed: false },
    code: 'orders',
    tree: (
      <AccountFrame>
        <Island name="OrderListPage" wakes="idle">
          <OrderListPage />
        </Island>
      </AccountFrame>
    ),
  }),
};
