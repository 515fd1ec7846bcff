import type { Db } from '../../db/client.ts';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import { cart, city, upgraded_guest, vendor } from '../../db/schema/index.ts';
import type { Owner } from './shopper.ts';

const ownedBy = (owner: Owner) =>
  'customer_id' in owner ? eq(cart.customer_id, owner.customer_id) : eq(cart.guest_hash, owner.guest_hash);

const keyOf = (owner: Owner) => ('customer_id' in owner ? `cart ${owner.customer_id}` : `cart ${owner.guest_hash}`);

/** Until the transaction ends, nobody else changes this owner's carts: changes come one after the other. */
export async function lockOwner(tx: Db, owner: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(owner)}, 0))`);
}

/** Spec §3: what a cart says of its vendor. */
const VENDOR_COLUMNS = {
  slug: vendor.slug,
  name: vendor.name,
  logo: vendor.logo_url,
  location: vendor.location,
  vendor_type: vendor.vendor_type,
  currency: city.currency,
};

const selectCarts = (db: Db) =>
  db
    .select({
      cart,
      vendor: VENDOR_COLUMNS,
      city: city.display_name,
    })
    .from(cart)
    .innerJoin(vendor, eq(vendor.id, cart.vendor_id))
    .innerJoin(city, eq(city.id, vendor.city_id));

export type StoredCart = Awaited<ReturnType<typeof selectCarts>>[number];
/** All that is shown of it. */
export type CartToShow = Pick<StoredCart, 'cart' | 'vendor'>;

export async function findCarts(db: Db, owner: Owner): Promise<StoredCart[]> {
  return await selectCarts(db).where(ownedBy(owner)).orderBy(desc(cart.updated_at), desc(cart.id));
}

export async function findCartOfVendor(db: Db, owner: Owner, vendorId: number): Promise<StoredCart | undefined> {
  const [found] = await selectCarts(db).where(and(ownedBy(owner), eq(cart.vendor_id, vendorId)));
  return found;
}

export async function findCart(db: Db, owner: Owner, id: string): Promise<StoredCart | undefined> {
  const [found] = await selectCarts(db).where(and(ownedBy(owner), eq(cart.id, id)));
  return found;
}

/** What a cart says of its vendor, before there is one. */
export async function findVendorOfCart(db: Db, vendorId: number): Promise<StoredCart['vendor'] | undefined> {
  const [found] = await db
    .select(VENDOR_COLUMNS)
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .where(eq(vendor.id, vendorId));
  return found;
}

type Row = typeof cart.$inferInsert;

export async function insertCart(tx: Db, row: Row): Promise<typeof cart.$inferSelect> {
  const [made] = await tx.insert(cart).values(row).returning();
  if (!made) throw new Error('a cart could not be written');
  return made;
}

export async function updateCart(tx: Db, id: string, change: Partial<Row>): Promise<typeof cart.$inferSelect> {
  const [changed] = await tx.update(cart).set(change).where(eq(cart.id, id)).returning();
  if (!changed) throw new Error('a cart that was locked is gone');
  return changed;
}

export async function deleteCart(db: Db, owner: Owner, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(cart).where(and(ownedBy(owner), eq(cart.id, id)));
  return rowCount === 1;
}

export async function deleteCarts(db: Db, owner: Owner): Promise<void> {
  await db.delete(cart).where(ownedBy(owner));
}

export async function isUpgraded(db: Db, guest_hash: string): Promise<boolean> {
  const found = await db
    .select({ guest_hash: upgraded_guest.guest_hash })
    .from(upgraded_guest)
    .where(eq(upgraded_guest.guest_hash, guest_hash));
  return found.length > 0;
}

/** False if the guest has become a customer before. */
export async function markUpgraded(tx: Db, row: typeof upgraded_guest.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(upgraded_guest).values(row).onConflictDoNothing();
  return rowCount === 1;
}
