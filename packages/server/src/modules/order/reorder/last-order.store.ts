import { type LastOrder, MOST_REORDERS } from '@jara/contract';
import type { Db } from '../../../db/client.ts';
import { desc, eq, sql } from '../../../db/drizzle.ts';
import { customer_order, vendor } from '../../../db/schema/index.ts';

/** Older ones are not looked at, however few vendors there are among these. */
const MOST_READ = 100;

const DISHES = sql`jsonb_path_query_array(${customer_order.content}, '$.items[*] ? (@.type == "menu").name')`;

/** The last paid order of each vendor that still is there: one statement. What was ordered is read of those alone. */
export async function findLastOrders(db: Db, customerId: number): Promise<LastOrder[]> {
  const lastOfEach = sql`(select distinct on (recent.vendor_id) recent.id from (
      select id, vendor_id, created_at from customer_order
      where customer_id = ${customerId} and paid_at is not null and vendor_id is not null
      order by created_at desc, id desc limit ${MOST_READ}) recent
    order by recent.vendor_id, recent.created_at desc, recent.id desc)`;
  const rows = await db
    .select({
      id: customer_order.id,
      total_price: customer_order.total,
      currency: customer_order.currency,
      created_at: customer_order.created_at,
      vendor: { id: vendor.id, name: vendor.name, logo: vendor.logo_url },
      dishes: sql<string[]>`${DISHES}`,
    })
    .from(customer_order)
    .innerJoin(vendor, eq(vendor.id, customer_order.vendor_id))
    .where(sql`${customer_order.id} in ${lastOfEach}`)
    .orderBy(desc(customer_order.created_at), desc(customer_order.id))
    .limit(MOST_REORDERS);
  return rows.map(({ dishes, total_price, created_at, ...order }) => ({
    ...order,
    total_price: total_price as LastOrder['total_price'],
    created_at: created_at.toISOString(),
    first_dish: dishes[0] ?? '',
    more_dishes: Math.max(0, dishes.length - 1),
  }));
}
