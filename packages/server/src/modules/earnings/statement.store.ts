import type { MinorUnits, Statement } from '@jara/contract';
import { UNDER_WAY_STATUSES } from '@jara/domain/order';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { PayeeAccount } from './payee.store.ts';

type Day = Statement['days'][number];
type Amount = Exclude<keyof Day, 'day'>;

export type Days = { readonly from: string; readonly to: string };

/** Completed orders are looked for among those that were made so long before: a pre-order is made weeks ahead. */
const LONGEST_UNDER_WAY = sql`interval '92 days'`;

const ownerOf = ({ payee, id }: PayeeAccount) =>
  payee === 'vendor' ? sql`placed.vendor_id = ${id}` : sql`placed.rider_id = ${id}`;

/**
 * By day of the payee's clock, the last first. What an order has brought is of the day of its hand-over, whenever it was
 * paid; what was charged after that is of the day on which it was.
 */
export async function findStatementDays(db: Db, of: PayeeAccount, { from, to }: Days): Promise<Day[]> {
  const zone = of.time_zone;
  const isVendor = of.payee === 'vendor';
  const { rows } = await db.execute<Record<Amount, string> & { day: string }>(sql`
    with bounds as (
      select ${from}::date::timestamp at time zone ${zone} as first, (${to}::date + 1)::timestamp at time zone ${zone} as ended
    ), done as (
      select placed.id, noted.created_at as at, placed.subtotal - coalesce((
        select sum(order_issue.price) from order_issue where order_issue.order_id = placed.id), 0) as items
      from bounds, customer_order placed
      join order_timeline noted on noted.order_id = placed.id and noted.action = 'ORDER_COMPLETED'
      where ${ownerOf(of)} and placed.status in ('success', 'completed')
        and placed.created_at between bounds.first - ${LONGEST_UNDER_WAY} and bounds.ended
        and noted.created_at >= bounds.first and noted.created_at < bounds.ended
    ), moved as (
      select done.at, 1 as orders, case when ${isVendor}::boolean then done.items else 0 end as items,
        case when ${isVendor}::boolean then coalesce(share.commission, 0) else 0 end as commission,
        case when share.bringer then coalesce(share.delivery, 0) else 0 end as delivery,
        case when ${isVendor}::boolean then coalesce(share.charged, 0) else 0 end as charged, 0 as paid_out
      from done left join lateral (
        select sum(entry.amount) filter (where entry.account = 'commission_revenue') as commission,
          -sum(entry.amount) filter (where entry.account = 'delivery_revenue') as delivery,
          sum(entry.amount) filter (where entry.account = 'adjustments') as charged,
          case when ${isVendor}::boolean then not bool_or(entry.account like 'rider:%') else true end as bringer
        from ledger_transaction posted join ledger_entry entry on entry.transaction_id = posted.id
        where posted.ref = 'share:' || done.id
      ) share on true
      union all
      select posted.created_at, 0, 0, 0, 0, case when posted.kind = 'adjustment' then -entry.amount else 0 end,
        case when posted.kind = 'payout' then -entry.amount else 0 end
      from bounds, ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
      where entry.account = ${of.account} and entry.currency = ${of.currency} and posted.kind in ('adjustment', 'payout')
        and posted.created_at >= bounds.first and posted.created_at < bounds.ended
    )
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(orders) as orders, sum(items) as items,
      sum(commission) as commission, sum(delivery) as delivery, sum(charged) as charged, sum(paid_out) as paid_out
    from moved group by 1 order by 1 desc`);
  const money = (amount: string) => Number(amount) as MinorUnits;
  return rows.map(({ day, orders, items, commission, delivery, charged, paid_out }) => ({
    ...{ day, orders: Number(orders), items: money(items), commission: money(commission) },
    ...{ delivery: money(delivery), charged: money(charged), paid_out: money(paid_out) },
  }));
}

/** The account, less what orders stand for in it that are not completed yet. */
export async function findOwed(db: Db, of: PayeeAccount): Promise<MinorUnits> {
  const notCompleted = sql.param([...UNDER_WAY_STATUSES, 'failed']);
  const underWay =
    of.payee === 'rider'
      ? sql`0`
      : sql`(select coalesce(sum(placed.subtotal - coalesce((
            select sum(order_issue.price) from order_issue where order_issue.order_id = placed.id), 0)), 0)
          from customer_order placed where ${ownerOf(of)} and placed.currency = ${of.currency}
            and placed.status = any(${notCompleted}::text[]))`;
  const { rows } = await db.execute<{ owed: string }>(sql`
    select (select coalesce(sum(amount), 0) from ledger_entry where account = ${of.account} and currency = ${of.currency})
      - ${underWay} as owed`);
  return Number(rows[0]?.owed ?? 0) as MinorUnits;
}
