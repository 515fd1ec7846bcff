import type { Db } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { vendor, vendor_like } from '../../db/schema/index.ts';

export async function isLiked(db: Db, customerId: number, vendorId: number): Promise<boolean> {
  const found = await db
    .select({ vendor_id: vendor_like.vendor_id })
    .from(vendor_like)
    .where(and(eq(vendor_like.customer_id, customerId), eq(vendor_like.vendor_id, vendorId)));
  return found.length > 0;
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
