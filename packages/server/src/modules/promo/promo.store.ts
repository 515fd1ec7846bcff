import type { Currency } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import { city, customer_order, promo_code, promo_use, saved_promo_code, vendor } from '../../db/schema/index.ts';

const usesOf = (customerId: number) => sql<number>`(select count(*)::integer from promo_use
  where promo_use.promo_code_id = promo_code.id and promo_use.customer_id = ${customerId})`;

/** What the next order of a cart replaces: it gives its use back, and was no order. */
const replacedBy = (cartId: string | null) =>
  cartId === null ? sql`false` : sql`made.cart_id = ${cartId} and made.status = 'abandoned'`;

type ForWhom = {
  readonly customer: number;
  /** The cart that it is for, if there is one. */
  readonly cart: string | null;
};

/** Codes as they are for the next order of the customer's cart. Orders that are paid or wait for their payment count. */
const selectCodes = (db: Db, { customer, cart }: ForWhom) =>
  db
    .select({
      promo: promo_code,
      used_by_customer: usesOf(customer),
      held: sql<number>`(select count(*)::integer from customer_order made join promo_use on promo_use.id = made.promo_use_id
        where made.customer_id = ${customer} and ${replacedBy(cart)} and promo_use.promo_code_id = promo_code.id)`,
      orders_made: sql<number>`(exists (select from customer_order made
        where made.customer_id = ${customer} and made.status <> 'cancelled' and not (${replacedBy(cart)})))::integer`,
    })
    .from(promo_code)
    .leftJoin(
      saved_promo_code,
      and(eq(saved_promo_code.promo_code_id, promo_code.id), eq(saved_promo_code.customer_id, customer)),
    );
type Selected = Awaited<ReturnType<typeof selectCodes>>[number];

export type PromoOfCart = Pick<Selected, 'promo' | 'used_by_customer'> & {
  /** 0 or 1: whether there was one is all that counts. */
  readonly orders_made: number;
};

const ofCart = ({ promo, used_by_customer, held, orders_made }: Selected): PromoOfCart => ({
  promo: { ...promo, used: promo.used - held },
  used_by_customer: used_by_customer - held,
  orders_made,
});

export type WhichPromo = ForWhom & {
  /** As it was typed. */
  readonly code: string;
};

export async function findPromo(db: Db, { code, ...whom }: WhichPromo): Promise<PromoOfCart | undefined> {
  const [found] = await selectCodes(db, whom).where(eq(promo_code.code, code.toUpperCase()));
  return found && ofCart(found);
}

/** The last saved first. */
export async function findSaved(db: Db, whom: ForWhom): Promise<PromoOfCart[]> {
  const found = await selectCodes(db, whom)
    .where(sql`${saved_promo_code.saved_at} is not null`)
    .orderBy(desc(saved_promo_code.saved_at), desc(promo_code.id));
  return found.map(ofCart);
}

/** Those for everyone who pays in this currency, and the customer's own. */
export async function findOpen(db: Db, whom: ForWhom, currency: Currency): Promise<PromoOfCart[]> {
  const found = await selectCodes(db, whom)
    .where(
      sql`(${promo_code.is_open} or ${saved_promo_code.saved_at} is not null) and ${promo_code.currency} = ${currency}`,
    )
    .orderBy(promo_code.id);
  return found.map(ofCart);
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

/** Two orders of one customer at once: the second waits here, and then sees the uses and the order of the first. */
const lockUsesOf = (tx: Db, customerId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promo uses ${customerId}`}, 0))`);

/** Nothing where there is no such code, or where the customer may not use it any more. */
export async function insertUse(
  tx: Db,
  { code, customer }: Pick<WhichPromo, 'code' | 'customer'>,
  now: Date,
): Promise<number | undefined> {
  await lockUsesOf(tx, customer);
  const held = sql`select count(*) from ${promo_use}
    where ${promo_use.promo_code_id} = ${promo_code.id} and ${promo_use.customer_id} = ${customer}`;
  const ordered = sql`select from ${customer_order}
    where ${customer_order.customer_id} = ${customer} and ${customer_order.status} <> 'cancelled'`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${promo_use} (promo_code_id, customer_id, used_at)
    select ${promo_code.id}, ${customer}, ${now} from ${promo_code}
    where ${promo_code.code} = ${code.toUpperCase()}
      and (${promo_code.uses_per_customer} is null or (${held}) < ${promo_code.uses_per_customer})
      and not (${promo_code.first_order_only} and exists (${ordered}))
    returning id`);
  return rows[0]?.id;
}

export async function deleteUse(tx: Db, useId: number): Promise<void> {
  await tx.delete(promo_use).where(eq(promo_use.id, useId));
}
