import type { Currency } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import { city, promo_code, promo_use, saved_promo_code, vendor } from '../../db/schema/index.ts';

/** Codes as one customer has them. */
const selectCodes = (db: Db, customerId: number) =>
  db
    .select({
      promo: promo_code,
      used_by_customer: sql<number>`(select count(*)::integer from ${promo_use}
        where ${promo_use.promo_code_id} = ${promo_code.id} and ${promo_use.customer_id} = ${customerId})`,
      saved_at: saved_promo_code.saved_at,
    })
    .from(promo_code)
    .leftJoin(
      saved_promo_code,
      and(eq(saved_promo_code.promo_code_id, promo_code.id), eq(saved_promo_code.customer_id, customerId)),
    );

export type StoredPromo = Awaited<ReturnType<typeof selectCodes>>[number];

export async function findPromo(db: Db, customerId: number, code: string): Promise<StoredPromo | undefined> {
  const [found] = await selectCodes(db, customerId).where(eq(promo_code.code, code.toUpperCase()));
  return found;
}

/** The last saved first. */
export async function findSaved(db: Db, customerId: number): Promise<StoredPromo[]> {
  return await selectCodes(db, customerId)
    .where(sql`${saved_promo_code.saved_at} is not null`)
    .orderBy(desc(saved_promo_code.saved_at), desc(promo_code.id));
}

/** Those for everyone who pays in this currency, and the customer's own. */
export async function findOpen(db: Db, customerId: number, currency: Currency): Promise<StoredPromo[]> {
  return await selectCodes(db, customerId)
    .where(
      sql`(${promo_code.is_open} or ${saved_promo_code.saved_at} is not null) and ${promo_code.currency} = ${currency}`,
    )
    .orderBy(promo_code.id);
}

export async function savePromo(db: Db, row: typeof saved_promo_code.$inferInsert): Promise<void> {
  await db.insert(saved_promo_code).values(row).onConflictDoNothing();
}

export async function findVendor(db: Db, vendorId: number) {
  const [found] = await db
    .select({ city_id: vendor.city_id, currency: city.currency, vendor_class: vendor.vendor_class })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .where(eq(vendor.id, vendorId));
  return found;
}

const oneMore = (by: 1 | -1) => ({ used: sql`${promo_code.used} + ${by}` });

/** Reliability rule 4: one statement, and the row count decides. Until the transaction ends, the code's row is ours. */
export async function countUse(tx: Db, promoId: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(promo_code)
    .set(oneMore(1))
    .where(
      sql`${promo_code.id} = ${promoId} and (${promo_code.uses_in_all} is null or ${promo_code.used} < ${promo_code.uses_in_all})`,
    );
  return rowCount === 1;
}

/** After `countUse`: earlier uses of the code are committed, so none of the customer's uses is overlooked. */
export async function insertUse(tx: Db, promoId: number, customerId: number, now: Date): Promise<number | undefined> {
  const held = sql`select count(*) from ${promo_use}
    where ${promo_use.promo_code_id} = ${promoId} and ${promo_use.customer_id} = ${customerId}`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${promo_use} (promo_code_id, customer_id, used_at)
    select ${promo_code.id}, ${customerId}, ${now} from ${promo_code}
    where ${promo_code.id} = ${promoId}
      and (${promo_code.uses_per_customer} is null or (${held}) < ${promo_code.uses_per_customer})
    returning id`);
  return rows[0]?.id;
}

export async function uncountUse(tx: Db, promoId: number): Promise<void> {
  await tx.update(promo_code).set(oneMore(-1)).where(eq(promo_code.id, promoId));
}

/** The code that the use was of; undefined if it was given back before. */
export async function deleteUse(tx: Db, useId: number): Promise<number | undefined> {
  const [gone] = await tx.delete(promo_use).where(eq(promo_use.id, useId)).returning({ of: promo_use.promo_code_id });
  return gone?.of;
}
