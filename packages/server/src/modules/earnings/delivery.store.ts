import type { MinorUnits, RiderDay } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { PayeeAccount } from './payee.store.ts';

/** More than anybody brings in a day. */
const MOST_DELIVERIES = 200;
/** A pre-order is made weeks ahead. */
const LONGEST_UNDER_WAY = sql`interval '92 days'`;

type Delivery = RiderDay['deliveries'][number];

/** What a rider has brought on the day of their clock that `now` is in, the last first, each with what it earned them. */
export async function findDeliveriesOfDay(db: Db, { id, account, time_zone }: PayeeAccount, now: Date) {
  const { rows } = await db.execute<{ order_id: number; vendor: string; completed_at: string; earned: string }>(sql`
    with day as (
      select date_trunc('day', ${now}::timestamptz at time zone ${time_zone}) at time zone ${time_zone} as began
    )
    select brought.id as order_id, brought.content #>> '{vendor,name}' as vendor, noted.created_at as completed_at,
      coalesce((select sum(entry.amount) from ledger_transaction posted
        join ledger_entry entry on entry.transaction_id = posted.id and entry.account = ${account}
        where posted.ref = 'share:' || brought.id), 0) as earned
    from day, customer_order brought
    join order_timeline noted on noted.order_id = brought.id and noted.action = 'ORDER_COMPLETED'
    where brought.rider_id = ${id} and brought.status = 'success'
      and brought.created_at >= day.began - ${LONGEST_UNDER_WAY} and noted.created_at >= day.began
    order by noted.created_at desc, brought.id desc limit ${MOST_DELIVERIES}`);
  return rows.map(
    ({ completed_at, earned, ...each }): Delivery => ({
      ...each,
      completed_at: new Date(completed_at).toISOString(),
      earned: Number(earned) as MinorUnits,
    }),
  );
}
