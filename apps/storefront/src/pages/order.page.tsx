import { idInUrl } from '@jara/contract';
import { env } from '@/shared/config/env.ts';
import { Island } from '@/shared/ui/island.tsx';
import { OrderPage } from '../browser/orders/order-page.island.tsx';
import { AccountFrame } from '../frames/account-frame.tsx';
import type { Page } from './page.ts';

/** The same for everyone: whose order it is, and whether there is one, the browser asks (ADR 14). */
export const orderPage: Page = {
  path: '/orders/:id',
  async load({ params }) {
    const id = idInUrl.safeParse(params['id']).data;
    if (id === undefined) return 'not found';
    return {
      head: { title: `Order #${id}`, isIndexed: false },
      code: 'orders',
      tree: (
        <AccountFrame isInMenu={false}>
          <Island name="OrderPage" wakes="idle" props={{ id, mapStyleUrl: env.MAP_STYLE_URL }}>
            <OrderPage id={id} mapStyleUrl={env.MAP_STYLE_URL} />
          </Island>
        </AccountFrame>
      ),
    };
  },
};
