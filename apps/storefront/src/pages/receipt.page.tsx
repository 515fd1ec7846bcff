import { idInUrl } from '@jara/contract';
import { ReceiptPage } from '@/features/orders/server.ts';
import { Island } from '@/shared/ui/island.tsx';
import { AccountFrame } from '../frames/account-frame.tsx';
import type { Page } from './page.ts';

/** The same for everyone: whose order it is, and whether there is one, the browser asks (ADR 14). */
export const receiptPage: Page = {
  path: '/orders/:id/receipt',
  async load({ params }) {
    const id = idInUrl.safeParse(params['id']).data;
    if (id === undefined) return 'not found';
    return {
      head: { title: `Receipt for order #${id}`, isIndexed: false },
      code: 'orders',
      tree: (
        <AccountFrame isInMenu={false}>
          <Island name="ReceiptPage" wakes="idle" props={{ id }}>
            <ReceiptPage id={id} />
          </Island>
        </AccountFrame>
      ),
    };
  },
};
