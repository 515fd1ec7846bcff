import { randomUUID } from 'node:crypto';
import type { Sold } from '../load-orders.ts';
import type { Buyer } from '../order-customers.ts';
import type { Answer, Ask, Call } from './http-connections.ts';

/** An order that was sent, whatever was heard of it. */
export type SentOrder = { readonly buyer: Buyer; readonly call: Call; answer: Answer };

type Step = 'cart' | 'quote' | 'check' | 'order';
/** Hears of each call; the time is from when the call was to be made. */
type Note = (step: Step, answer: Answer, ms: number) => void;

type Visit = { readonly buyer: Buyer; readonly sold: Sold; readonly address: string; readonly at: number };
type Cart = { readonly id: string; readonly packs: readonly { readonly id: string }[] };

/** Longer than the front door takes for any answer. */
export const ANSWERED_WITHIN_MS = 10_000;

export const dataOf = <T>({ body }: Answer) => (JSON.parse(body.toString()) as { data: T }).data;

/** From the dish to the paid order, step by step; after one that fails there is no other. Gives the order that was sent. */
export async function checkOut(
  ask: Ask,
  { buyer, sold, address, at }: Visit,
  note: Note,
): Promise<SentOrder | undefined> {
  let begin = at;
  const headers = { authorization: `Bearer ${buyer.token}`, 'idempotency-key': randomUUID() };
  const post = (path: string, body: object): Call => ({ method: 'POST', path: `/api${path}`, address, headers, body });
  const step = async (name: Step, call: Call) => {
    const answer = await ask(call, ANSWERED_WITHIN_MS);
    note(name, answer, performance.now() - begin);
    begin = performance.now();
    return answer;
  };
  const { vendor_id, source_id, item_id } = sold;
  const added = await step('cart', post('/customer/cart', { item_id, quantity: 1, type: 'menu' }));
  if (added.status !== 200) return undefined;
  const { id: cart_id, packs } = dataOf<Cart>(added);
  const quoted = await step(
    'quote',
    post('/customer/delivery/amount', {
      ...{ vendor_id, source_id, cart_id, order_class: 'delivery', destination_id: buyer.address_id },
    }),
  );
  if (quoted.status !== 200) return undefined;
  const pack = packs[0]?.id;
  const item = { type: 'menu', item_id, quantity: 1, pack_id: pack, pack_unique_id: pack };
  const checked = await step('check', post('/customer/order/validate-items', { vendor_id, order_items: [item] }));
  if (checked.status !== 200) return undefined;
  const call = post('/customer/order', {
    ...{
      vendor_id,
      cart_id,
      fee_id: dataOf<{ id: number }>(quoted).id,
      class: 'delivery',
      address_id: buyer.address_id,
    },
    ...{ payment_method: 'wallet', source: 'web' },
  });
  return { buyer, call, answer: await step('order', call) };
}
