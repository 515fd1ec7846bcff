import type { OrderedItem } from '@jara/contract';
import { isCompleted } from '@jara/domain/order';
import { type Database, inTransaction, type schema } from '../db/index.ts';
import { bookOrderPayment, shareOrder } from '../modules/order/index.ts';
import { account, postTransaction } from '../modules/wallet/index.ts';
import { buildOrder } from './build-order.ts';

type Order = typeof schema.customer_order.$inferInsert;

export const [FIRST_PACK, SECOND_PACK] = [
  '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-00000000000b',
] as const;

const item = (item_id: number, type: OrderedItem['type'], price: number, pack_reference: string): OrderedItem => ({
  ...{ item_id, type, name: `${type} ${item_id}`, quantity: 1, pack_reference },
  price_per_quantity: price as OrderedItem['price'],
  price: price as OrderedItem['price'],
});

/** ₦1,900: a dish with an option in a box, and another dish in a pack of its own. */
export const ORDERED = {
  items: [
    item(1, 'menu', 100_000, FIRST_PACK),
    item(11, 'group', 20_000, FIRST_PACK),
    item(2, 'menu', 60_000, SECOND_PACK),
  ],
  containers: [item(5, 'container', 10_000, FIRST_PACK)],
};

const VENDOR = {
  ...{ name: 'Mama Put', slug: 'mama-put', logo: '', support_contact: null, address: '1 Market Road, Ibadan' },
  ...{ latitude: 7.3775, longitude: 3.947, delivery_minutes: 30 },
};
const HOME = { id: 1, display_name: '2 Ring Road, Ibadan', latitude: 7.36, longitude: 3.93 };

/** Writes an order that is paid, with its money in the ledger: ₦2,500 of the wallet, of which ₦1,900 are the vendor's. Gives its row. */
export async function buildPaidOrder(owner: Pick<Database, 'db'>, customer_id: number, given: Partial<Order> = {}) {
  const paid_at = given.created_at ?? new Date();
  const order = await buildOrder(owner, customer_id, {
    ...{ status: 'received', paid_at },
    content: { ...ORDERED, lines: [], discounts: [], vendor: VENDOR, address: given.class === 'pickup' ? null : HOME },
    ...given,
  });
  const wallet = account.wallet(customer_id);
  await inTransaction(owner.db, async (tx) => {
    await postTransaction(tx, {
      ...{ kind: 'adjustment', ref: `adjustment:for-${order.id}`, description: 'To pay with' },
      ...{ currency: order.currency, created_at: paid_at },
      entries: [
        { account: wallet, amount: order.total },
        { account: account.adjustments, amount: -order.total },
      ],
    });
    await bookOrderPayment(tx, order, [{ account: wallet, amount: -order.total }], paid_at);
    if (isCompleted(order.status)) await shareOrder(tx, order, paid_at);
  });
  return order;
}
