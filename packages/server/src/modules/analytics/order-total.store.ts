import type { Transaction } from '../../db/client.ts';
import { type SQL, sql } from '../../db/drizzle.ts';

/** Each stands once among them, however often it has changed. */
export async function takeChangedOrders(tx: Transaction, most: number): Promise<{ taken: number; orderIds: number[] }> {
  const { rows } = await tx.execute<{ order_id: number }>(sql`
    delete from analytics_changed_order
    where ctid = any(array(select ctid from analytics_changed_order limit ${most} for update skip locked))
    returning order_id`);
  return { taken: rows.length, orderIds: [...new Set(rows.map(({ order_id }) => order_id))] };
}

/**
 * Paid orders by the hour and day of their own city. Revenue: what was taken for an order and its redelivery, less what
 * was given back, whenever that was. An order may outlive its vendor; then its currency tells the clock.
 */
const paidOrders = (which: SQL): SQL => sql`
  select
    customer_order.currency,
    coalesce(city.display_name, 'Other') as city,
    customer_order.created_at at time zone coalesce(
      city.time_zone, case customer_order.currency when 'GHS' then 'Africa/Accra' else 'Africa/Lagos' end
    ) as placed_at,
    customer_order.total + coalesce((
      select sum(amount) from redelivery
      where redelivery.order_id = customer_order.id and redelivery.requested_at is not null
    ), 0) - customer_order.refunded as revenue
  from customer_order
  left join vendor on vendor.id = customer_order.vendor_id
  left join city on city.id = coalesce(
    vendor.city_id, (select id from city where slug = customer_order.content #>> '{package,city}')
  )
  where customer_order.paid_at is not null and ${which}`;

async function daysIn(tx: Transaction, statement: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(statement);
  return rows.map(({ day }) => day);
}

const isAmong = (column: SQL, orderIds: readonly number[]): SQL => sql`${column} = any(${sql.param(orderIds)}::int[])`;

/** The days of their cities on which they were placed. */
export const findDaysOfSale = (tx: Transaction, orderIds: readonly number[]): Promise<string[]> =>
  daysIn(
    tx,
    sql`select distinct placed_at::date::text as day
      from (${paidOrders(isAmong(sql`customer_order.id`, orderIds))}) paid_order`,
  );

/** The days on which pages said that they were placed, and those after, whose sessions may be the same. */
export const findDaysOfClaim = (tx: Transaction, orderIds: readonly number[]): Promise<string[]> =>
  daysIn(
    tx,
    sql`select distinct (day + after)::text as day from analytics_order, generate_series(0, 1) after
      where ${isAmong(sql`order_id`, orderIds)}`,
  );

/** Sums the orders of a day anew. */
export async function replaceSales(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`delete from analytics_sale where day = ${day}::date`);
  // Whatever the zone; the index needs it.
  const around = sql`customer_order.created_at between ${day}::date - 1 and ${day}::date + 2`;
  await tx.execute(sql`
    insert into analytics_sale (day, hour, city, currency, orders, revenue)
    select ${day}::date, extract(hour from placed_at), city, currency, count(*), sum(revenue)
    from (${paidOrders(around)}) paid_order
    where placed_at::date = ${day}::date
    group by 2, 3, 4`);
}

/** Counts the sessions of a day anew whose order was placed, and paid by now; all of them, and by the order's method. */
export async function replacePlaced(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`
    delete from analytics_total
    where day = ${day}::date and (kind in ('placed', 'paid') or (kind = 'step' and name in ('order_placed', 'paid')))`);
  await tx.execute(sql`
    with said as (
      select distinct claim.day, claim.session_id, said.kind, said.name
      from analytics_order claim
      join customer_order on customer_order.id = claim.order_id
      cross join lateral (values
        ('step', 'order_placed', true),
        ('placed', payment_method, true),
        ('step', 'paid', paid_at is not null),
        ('paid', payment_method, paid_at is not null)
      ) said (kind, name, holds)
      where claim.day in (${day}::date - 1, ${day}::date) and holds
    )
    insert into analytics_total (kind, name, code, day, times, sessions, continued)
    select kind, name, '', ${day}::date, count(*), count(*), count(before.day)
    from said left join (select * from said where day = ${day}::date - 1) before using (session_id, kind, name)
    where said.day = ${day}::date
    group by kind, name`);
}
