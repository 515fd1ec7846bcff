import type { Db } from '../../db/client.ts';
import { and, desc, eq, getTableColumns, sql } from '../../db/drizzle.ts';
import { cart, city, menu, upgraded_guest, vendor } from '../../db/schema/index.ts';
import type { Owner } from './shopper.ts';

const ownedBy = (owner: Owner) =>
  'customer_id' in owner ? eq(cart.customer_id, owner.customer_id) : eq(cart.guest_hash, owner.guest_hash);

const keyOf = (owner: Owner) => ('customer_id' in owner ? `cart ${owner.customer_id}` : `cart ${owner.guest_hash}`);

/** Until the transaction ends, this owner gets no further carts. */
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

/** Until the transaction ends, nobody else changes these. */
export async function lockCarts(tx: Db, owner: Owner): Promise<StoredCart[]> {
  return await selectCarts(tx).where(ownedBy(owner)).orderBy(cart.id).for('update', { of: cart });
}

export type Shop = { readonly vendor_id: number } & Pick<StoredCart, 'vendor' | 'city'>;

/** The vendor that sells an item, and the owner's cart there, if there is one. */
export async function findShopOfItem(
  db: Db,
  owner: Owner,
  itemId: number,
): Promise<(Shop & { readonly cart: StoredCart['cart'] | null }) | undefined> {
  const [found] = await db
    .select({ vendor_id: menu.vendor_id, vendor: VENDOR_COLUMNS, city: city.display_name, cart })
    .from(menu)
    .innerJoin(vendor, eq(vendor.id, menu.vendor_id))
    .innerJoin(city, eq(city.id, vendor.city_id))
    .leftJoin(cart, and(eq(cart.vendor_id, vendor.id), ownedBy(owner)))
    .where(eq(menu.id, itemId));
  return found;
}

export async function vendorIsThere(db: Db, vendorId: number): Promise<boolean> {
  return (await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.id, vendorId))).length > 0;
}

type Cart = typeof cart.$inferSelect;
type Version = Pick<Cart, 'id' | 'version'>;

/** False if the owner has a cart there by now, or is a guest who has become a customer. */
export async function insertCart(db: Db, owner: Owner, row: Cart): Promise<boolean> {
  const values = Object.entries(getTableColumns(cart)).map(
    ([name, column]) => sql`${sql.param(row[name as keyof Cart], column)}`,
  );
  const isAllowed = sql`may_have_carts(${keyOf(owner)}, ${row.guest_hash})`;
  const { rowCount } = await db
    .insert(cart)
    .select(sql`select ${sql.join(values, sql`, `)} where ${isAllowed}`)
    .onConflictDoNothing();
  return rowCount === 1;
}

const isStill = ({ id, version }: Version) => and(eq(cart.id, id), eq(cart.version, version));

/** The cart as it is now, or undefined if somebody else has changed it since. */
export async function updateCart(
  db: Db,
  read: Cart,
  change: Partial<Omit<Cart, 'id' | 'version'>>,
): Promise<Cart | undefined> {
  const changed = { ...change, version: read.version + 1 };
  const { rowCount } = await db.update(cart).set(changed).where(isStill(read));
  return rowCount === 1 ? { ...read, ...changed } : undefined;
}

/** False if somebody else has changed it since. */
export async function deleteVersion(db: Db, read: Version): Promise<boolean> {
  return (await db.delete(cart).where(isStill(read))).rowCount === 1;
}

export async function deleteCart(db: Db, owner: Owner, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(cart).where(and(ownedBy(owner), eq(cart.id, id)));
  return rowCount === 1;
}

export async function deleteCarts(db: Db, owner: Owner): Promise<void> {
  await db.delete(cart).where(ownedBy(owner));
}

export async function isUpgraded(db: Db, owner: Owner): Promise<boolean> {
  if ('customer_id' in owner) return false;
  const found = await db
    .select({ guest_hash: upgraded_guest.guest_hash })
    .from(upgraded_guest)
    .where(eq(upgraded_guest.guest_hash, owner.guest_hash));
  return found.length > 0;
}

/** False if the guest has become a customer before. */
export async function markUpgraded(tx: Db, row: typeof upgraded_guest.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(upgraded_guest).values(row).onConflictDoNothing();
  return rowCount === 1;
}
