import { openDatabase } from '@jara/server/db';
import type { Buyer } from './order-customers.ts';

export type FollowedOrder = { readonly id: number; readonly token: string };

const CONTENT = JSON.stringify({
  ...{ items: [], containers: [], lines: [], discounts: [], address: null },
  vendor: { name: 'Mama Put', slug: 'mama-put', logo: '', support_contact: null, address: '1 Market Road, Lagos' },
});

/** An order of each customer that is paid and waits for its vendor, and what changes them as the product does. */
export async function addFollowedOrders(databaseUrl: string, buyers: readonly Buyer[]) {
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 2 });
  const customers = buyers.map(({ id }) => id);
  const { rows } = await pool.query<{ id: number; customer_id: number }>(
    `insert into customer_order (id, customer_id, vendor_id, class, status, cart_id, cart_version, currency, subtotal,
       delivery_amount, service_amount, bag_quantity, bag_amount, discount_amount, total, content, customer_vendor_note,
       customer_delivery_note, requires_delivery_pin, pin, payment_method, split_payment_with_wallet, created_at, paid_at)
     select 100000000 + id, id, 1, 'delivery', 'received', gen_random_uuid(), 1, 'NGN', 0, 0, 0, 0, 0, 0, 0, $2, '', '',
       true, '1234', 'wallet', false, now(), now() from unnest($1::int[]) id returning id, customer_id`,
    [customers, CONTENT],
  );
  const tokens = new Map(buyers.map(({ id, token }) => [id, token]));
  return {
    orders: rows.map(({ id, customer_id }): FollowedOrder => ({ id, token: tokens.get(customer_id) ?? '' })),
    /** One more version of each, with its timeline and event, in one statement: as a transition does it for one. */
    async change(ids: readonly number[]): Promise<void> {
      await pool.query(
        `with moved as (
           update customer_order set version = version + 1 where id = any($1) returning id, customer_id, vendor_id, version, status
         )
         insert into order_event (order_id, customer_id, vendor_id, version, status, actor, created_at)
         select id, customer_id, vendor_id, version, status, 'system', now() from moved`,
        [ids],
      );
    },
    close,
  };
}
