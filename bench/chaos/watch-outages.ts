import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cartEndpoints } from '@jara/contract';
import type { Send } from './api-client.ts';
import type { Counts } from './counts.ts';
import type { Customer } from './customers.ts';
import type { Recoveries } from './recoveries.ts';
import type { Shop } from './shops.ts';

const CHANGE_EVERY_MS = 100;

type Deps = {
  readonly customer: Customer;
  readonly shop: Shop;
  readonly send: Send;
  /** Of this customer's calls alone. */
  readonly counts: Counts;
  readonly recoveries: Recoveries;
  readonly signal: AbortSignal;
};

/** A customer who changes the cart again and again, and notes each time that the answer took more than one call. */
export async function watchOutages({ customer, shop, send, counts, recoveries, signal }: Deps): Promise<void> {
  const [item_id] = shop.dishes;
  const add = () =>
    send(customer, cartEndpoints.putCartItem, {
      body: { item_id, quantity: 1, type: 'menu' },
      changeId: randomUUID(),
    });
  const clear = () => send(customer, cartEndpoints.clearCarts);
  while (!signal.aborted) {
    for (const change of [add, clear]) {
      const [began, before] = [performance.now(), counts.of('requests')];
      await change();
      const isSecond = counts.of('requests') > before + 1;
      if (isSecond && !signal.aborted) recoveries.addOutage({ began, ended: performance.now() });
      await pause(CHANGE_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
