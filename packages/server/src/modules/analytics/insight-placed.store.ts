import type { PaymentMethodType } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { Days } from './insight-days.ts';

type PlacedCounts = { readonly order_placed: number; readonly paid: number };

type Placed = PlacedCounts & { readonly byMethod: ReadonlyMap<PaymentMethodType, PlacedCounts> };

const NONE: PlacedCounts = { order_placed: 0, paid: 0 };

/** Sessions whose order was made, and paid by now; all of them, and by the order's method. */
export async function countPlaced(db: Db, { from, to }: Days): Promise<Placed> {
  const { rows } = await db.execute<PlacedCounts & { readonly payment_method: PaymentMethodType | null }>(sql`
    select payment_method, count(distinct session_id)::integer as order_placed,
      (count(distinct session_id) filter (where paid_at is not null))::integer as paid
    from analytics_order join customer_order on customer_order.id = order_id
    where day between ${from}::date and ${to}::date
    group by grouping sets ((), (payment_method))`);
  const all = rows.find(({ payment_method }) => payment_method === null) ?? NONE;
  const byMethod = new Map(rows.flatMap((row) => (row.payment_method ? [[row.payment_method, row] as const] : [])));
  return { order_placed: all.order_placed, paid: all.paid, byMethod };
}
