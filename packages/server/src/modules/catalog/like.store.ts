import { LIKES_IN_A_ROW, type LikedVendor } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
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

/** All that the customer likes, the last liked first. */
export async function findLikedIds(db: Db, customerId: number): Promise<number[]> {
  const found = await db
    .select({ id: vendor_like.vendor_id })
    .from(vendor_like)
    .where(eq(vendor_like.customer_id, customerId))
    .orderBy(desc(vendor_like.liked_at), desc(vendor_like.vendor_id));
  return found.map(({ id }) => id);
}

/** What a row shows of those. */
export async function findLatestLikes(db: Db, customerId: number): Promise<LikedVendor[]> {
  const { id, name, logo_url, location, vendor_type, slug } = vendor;
  return await db
    .select({ id, name, logo_url, location, vendor_type, slug })
    .from(vendor_like)
    .innerJoin(vendor, eq(vendor.id, vendor_like.vendor_id))
    .where(eq(vendor_like.customer_id, customerId))
    .orderBy(desc(vendor_like.liked_at), desc(vendor_like.vendor_id))
    .limit(LIKES_IN_A_ROW);
}

type Like = { readonly customerId: number; readonly vendorId: number; readonly now: Date; readonly most: number };
/** Whether there is such a vendor, and whether it is liked now: not where there are too many already. */
type Liked = { readonly isKnown: boolean; readonly isLiked: boolean };

/** Reads the vendor and writes the like in one statement. Two at once may be one too many, which does no harm. */
export async function insertLike(db: Db, { customerId, vendorId, now, most }: Like): Promise<Liked> {
  const { rows } = await db.execute<{ is_liked: boolean }>(sql`
    with known as (select id from ${vendor} where id = ${vendorId}),
    held as (select vendor_id from ${vendor_like} where customer_id = ${customerId}),
    written as (insert into ${vendor_like} (customer_id, vendor_id, liked_at)
      select ${customerId}::integer, id, ${now.toISOString()}::timestamptz from known
      where (select count(*) from held) < ${most}::integer
      on conflict do nothing)
    select (select count(*) from held) < ${most}::integer or id in (select vendor_id from held) as is_liked from known`);
  return { isKnown: rows.length > 0, isLiked: rows[0]?.is_liked === true };
}

export async function deleteLike(db: Db, customerId: number, vendorId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with unliked as (delete from ${vendor_like} where customer_id = ${customerId} and vendor_id = ${vendorId})
    select id from ${vendor} where id = ${vendorId}`);
  return rows.length > 0;
}
