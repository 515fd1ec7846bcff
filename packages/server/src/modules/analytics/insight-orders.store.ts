import type { Insights, MinorUnits } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { Days } from './insight-days.ts';

type OrdersOfHour = Insights['orders_by_hour'][number];

/**
 * Paid orders by the hour and day of their own city. Revenue: what was taken for an order and its redelivery, less what
 * was given back, whenever that was. An order may outlive its vendor; then its currency tells the clock.
 */
export async function sumOrdersByHour(db: Db, { from, to }: Days): Promise<OrdersOfHour[]> {
  const { rows } = await db.execute<Omit<OrdersOfHour, 'revenue'> & { readonly revenue: string }>(sql`
    select extract(hour from placed_at)::integer as hour, city, currency, count(*)::integer as orders,
      sum(taken - refunded) as revenue
    from (
      select
        customer_order.currency,
        customer_order.refunded,
        coalesce(city.display_name, 'Other') as city,
        customer_order.created_at at time zone coalesce(
          city.time_zone, case customer_order.currency when 'GHS' then 'Africa/Accra' else 'Africa/Lagos' end
        ) as placed_at,
        customer_order.total + coalesce((
          select sum(amount) from redelivery
          where redelivery.order_id = customer_order.id and redelivery.requested_at is not null
        ), 0) as taken
      from customer_order
      left join vendor on vendor.id = customer_order.vendor_id
      left join city on city.id = coalesce(
        vendor.city_id, (select id from city where slug = customer_order.content #>> '{package,city}')
      )
      where customer_order.paid_at is not null
        -- Whatever the zone; the index needs it.
        and customer_order.created_at between ${from}::date - 1 and ${to}::date + 2
    ) paid_order
    where placed_at::date between ${from}::date and ${to}::date
    group by 1, 2, 3
    order by 1, 2, 3`);
  return rows.map((row) => ({ ...row, revenue: Number(row.revenue) as MinorUnits }));
}
