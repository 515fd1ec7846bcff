import type { Db } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { vendor, vendor_like } from '../../db/schema/index.ts';

/** Which of these vendors the customer likes: one statement. */
export async function findLiked(db: Db, customerId: number, vendorIds: readonly number[]): Promise<Set<number>> {
  const found = await db
    .select({ id: vendor_like.vendor_id })
    .from(vendor_like)
    .where(
      and(
        eq(vendor_like.customer_id, customerId),
        sql`${vendor_like.vendor_id} = any(${sql.param(vendorIds)}::integer[])`,
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** Reads the vendor and writes the like in one statement. Gives whether there is such a vendor. */
export async function insertLike(db: Db, customerId: number, vendorId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with liked as (select id from ${vendor} where id = ${vendorId}),
    written as (insert into ${vendor_like} (customer_id, vendor_id)
      select ${customerId}::integer, id from liked on conflict do nothing)
    select id from liked`);
  return rows.length > 0;
}

export async function deleteLike(db: Db, customerId: number, vendorId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with unliked as (delete from ${vendor_like} where customer_id = ${customerId} and vendor_id = ${vendorId})
    select id from ${vendor} where id = ${vendorId}`);
  return rows.length > 0;
}
