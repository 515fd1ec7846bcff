import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sold } from '../load-orders.ts';
import type { Buyer } from '../order-customers.ts';
import type { Caller, Heard } from './caller.ts';

export const dataOf = <T>({ body }: Heard) => (JSON.parse(body) as { data: T }).data;

type Step = 'cart' | 'quote' | 'order';

type Options = {
  readonly thinksMs?: number;
  readonly promoCodes?: readonly string[];
  /** Of the button that orders; each is a call with a key of its own. */
  readonly taps?: number;
};

/** From the dish to the order. Gives what each step was answered; after one that fails there is no other. */
export async function placeOrder(
  call: Caller,
  { token, address_id }: Buyer,
  { vendor_id, source_id, item_id }: Sold,
  { thinksMs = 0, promoCodes = [], taps = 1 }: Options = {},
): Promise<(readonly [Step, Heard])[]> {
  const authorization = `Bearer ${token}`;
  const post = (path: string, body: object) =>
    call({ path, method: 'POST', body, headers: { authorization, 'idempotency-key': randomUUID() } });
  const added = await post('/api/customer/cart', { item_id, quantity: 1, type: 'menu' });
  if (added.status !== 200) return [['cart', added]];
  await pause(thinksMs);
  const order = { vendor_id, cart_id: dataOf<{ id: string }>(added).id, promo_codes: promoCodes };
  const quoted = await post('/api/customer/delivery/amount', {
    ...{ ...order, source_id, order_class: 'delivery', destination_id: address_id },
  });
  if (quoted.status !== 200)
    return [
      ['cart', added],
      ['quote', quoted],
    ];
  await pause(thinksMs);
  const fee_id = dataOf<{ id: number }>(quoted).id;
  const made = await Promise.all(
    Array.from({ length: taps }, () =>
      post('/api/customer/order', {
        ...{ ...order, fee_id, address_id, class: 'delivery', payment_method: 'wallet', source: 'web' },
      }),
    ),
  );
  return [['cart', added], ['quote', quoted], ...made.map((heard) => ['order', heard] as const)];
}
