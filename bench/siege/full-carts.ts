import type { MenuItem, Vendor } from '@jara/contract';
import { MOST_CARTS } from '@jara/contract';
import type { Caller } from './caller.ts';
import { dataOf } from './place-order.ts';

const MOST_DISHES_OF_A_CART = 28;

/** As many carts as a guest may have, as full as they may be. */
export async function fillCarts(call: Caller, headers: Readonly<Record<string, string>>): Promise<void> {
  const read = async <T>(path: string) => dataOf<T>(await call({ path }));
  const { vendors } = await read<{ vendors: Vendor[] }>('/api/customer/vendor?city=lagos&limit=60');
  const menus = await Promise.all(
    vendors.slice(0, MOST_CARTS).map(({ id }) => read<MenuItem[]>(`/api/customer/vendor/${id}/menu`)),
  );
  const plain = menus.map((menu) =>
    menu.filter(({ is_available, groups }) => is_available && groups.every(({ minimum }) => minimum === 0)),
  );
  // A dish of each vendor first: the room that all carts share is used up before the last is full.
  for (let nth = 0; nth < MOST_DISHES_OF_A_CART; nth += 1) {
    for (const dishes of plain) {
      const item_id = dishes[nth]?.id;
      if (item_id === undefined) continue;
      const body = { item_id, quantity: 1, type: 'menu' };
      const { status } = await call({ path: '/api/customer/cart', method: 'POST', headers, body });
      if (status === 409) return;
    }
  }
}
