import type { DeliveryFee, OrderClass } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, eq, getTableColumns, gt, lt, sql } from '../../db/drizzle.ts';
import { address, city, delivery_fee, vendor } from '../../db/schema/index.ts';

export async function findSource(db: Db, vendorId: number, addressId: number) {
  const [found] = await db
    .select({
      base: vendor.delivery_price,
      vendor_class: vendor.vendor_class,
      city_slug: city.slug,
      country_code: city.country_code,
      time_zone: city.time_zone,
      x: address.longitude,
      y: address.latitude,
    })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .innerJoin(address, eq(address.id, vendor.address_id))
    .where(and(eq(vendor.id, vendorId), eq(vendor.address_id, addressId)));
  return found;
}

export async function insertFee(db: Db, fee: typeof delivery_fee.$inferInsert): Promise<DeliveryFee['id']> {
  const [made] = await db.insert(delivery_fee).values(fee).returning({ id: delivery_fee.id });
  if (!made) throw new Error('a fee could not be written');
  return made.id;
}

/** What a fee was quoted for; it is good for nothing else. */
export type Bound = {
  readonly cart_id: string;
  readonly order_class: OrderClass;
  /** Left out where it does not matter. */
  readonly address_id?: number | null;
  readonly subtotal: number;
  readonly now: Date;
};

const isFor = (id: number, { cart_id, order_class, address_id, subtotal, now }: Bound) =>
  and(
    eq(delivery_fee.id, id),
    eq(delivery_fee.cart_id, cart_id),
    eq(delivery_fee.order_class, order_class),
    eq(delivery_fee.subtotal, subtotal),
    address_id === undefined ? undefined : sql`${delivery_fee.address_id} is not distinct from ${address_id}`,
    gt(delivery_fee.expires_at, now),
  );

const {
  cart_id: _cart,
  address_id: _address,
  order_class: _class,
  subtotal: _subtotal,
  expires_at: _end,
  ...FEE
} = getTableColumns(delivery_fee);

export async function findFee(db: Db, id: number, bound: Bound): Promise<DeliveryFee | undefined> {
  const [found] = await db.select(FEE).from(delivery_fee).where(isFor(id, bound));
  return found as DeliveryFee | undefined;
}

/** Reliability: a fee is used once. One statement, so that of two who come at once one finds nothing. */
export async function deleteQuotedFee(tx: Db, id: number, bound: Bound): Promise<DeliveryFee | undefined> {
  const [taken] = await tx.delete(delivery_fee).where(isFor(id, bound)).returning(FEE);
  return taken as DeliveryFee | undefined;
}

/** Quotes that nobody can use any more. An order keeps its own amounts. */
export async function deleteExpiredFees(db: Db, now: Date): Promise<void> {
  await db.delete(delivery_fee).where(lt(delivery_fee.expires_at, now));
}
