import { findBreaches, openDatabase } from '@jara/server/db';
import { BALANCE } from '../order-customers.ts';
import { ANSWERED_WITHIN_MS, dataOf, type SentOrder } from './checkout.ts';
import type { Ask } from './http-connections.ts';

type Stored = { readonly id: number; readonly cart_id: string; readonly is_paid: boolean };

const cartOf = ({ call }: SentOrder) => (call.body as { cart_id: string }).cart_id;

/** As a page does once the crowd has gone: what was not answered is sent again, with its key. */
async function sendAgain(ask: Ask, sent: readonly SentOrder[]): Promise<void> {
  for (const order of sent) if (order.answer.status !== 200) order.answer = await ask(order.call, ANSWERED_WITHIN_MS);
}

/**
 * What was said to customers, what they were not told, and what is stored: an order that was told is there and paid; one
 * that was made and not told is told when it is asked for again; no wallet has less than what was ordered from it.
 */
export async function findBrokenPromises(ask: Ask, databaseUrl: string, sent: readonly SentOrder[]): Promise<string[]> {
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  const readOrders = async () => {
    const { rows } = await pool.query<Stored>(
      `select id, cart_id, paid_at is not null as is_paid from customer_order where cart_id is not null`,
    );
    return new Map(rows.map((row) => [row.cart_id, row]));
  };
  try {
    const before = await readOrders();
    await sendAgain(ask, sent);
    const after = await readOrders();
    const broken = sent.flatMap((order) => {
      const stored = after.get(cartOf(order));
      const told = order.answer.status === 200 ? dataOf<{ id: number }>(order.answer).id : undefined;
      if (told !== undefined && (stored?.id !== told || !stored.is_paid))
        return [`order ${told} was told and is not paid`];
      if (told === undefined && before.has(cartOf(order))) return [`order ${stored?.id} is made and cannot be found`];
      return [];
    });
    const { rows: wallets } = await pool.query<{ customer_id: number }>(
      `select customer_id from wallet left join lateral (
         select sum(total) as spent from customer_order
         where customer_order.customer_id = wallet.customer_id and paid_at is not null
       ) paid on true
       join customer on customer.id = customer_id
       where user_reference like 'BENCH%' and balance <> $1 - coalesce(spent, 0)`,
      [BALANCE],
    );
    const breaches = await findBreaches(pool);
    return [
      ...broken,
      ...wallets.map(({ customer_id }) => `the wallet of customer ${customer_id} has paid for something else`),
      ...breaches.map(({ name, detail }) => `${name}: ${detail}`),
    ];
  } finally {
    await close();
  }
}
