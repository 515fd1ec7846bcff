import { MOST_CARTS } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, desc, eq, getTableColumns, or, type Placeholder, type SQL, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { cart, city, menu, menu_version, vendor } from '../../db/schema/index.ts';
import { type Owner, ownerKey } from './shopper.ts';
import { isUpgraded } from './upgraded-guest.store.ts';

const ownedBy = (owner: Owner) =>
  'customer_id' in owner ? eq(cart.customer_id, owner.customer_id) : eq(cart.guest_hash, owner.guest_hash);

/** Until the transaction ends, this owner gets no further carts. */
export async function lockOwner(tx: Db, owner: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerKey(owner)}, 0))`);
}

/** Spec §3: what a cart says of its vendor. */
export const VENDOR_COLUMNS = {
  slug: vendor.slug,
  name: vendor.name,
  logo: vendor.logo_url,
  location: vendor.location,
  vendor_type: vendor.vendor_type,
  currency: city.currency,
};

type OwnerColumn = 'customer_id' | 'guest_hash';

/** Dishes and options in the owner's carts at other vendors. */
export const linesElsewhere = (column: OwnerColumn, owner: number | string | Placeholder) => {
  const countOf = (path: string) => sql`jsonb_array_length(jsonb_path_query_array(packs, ${sql.raw(`'${path}'`)}))`;
  const lines = sql`${countOf('$[*].lines[*]')} + ${countOf('$[*].lines[*].modifiers[*]')}`;
  return sql<number>`(select coalesce(sum(${lines}), 0)::int from ${cart} as other
    where other.${sql.identifier(column)} = ${owner} and other.vendor_id <> ${vendor.id})`;
};

const selectCarts = <More extends Readonly<Record<string, SQL>>>(db: Db, more: More) =>
  db
    .select({
      ...more,
      cart,
      vendor: VENDOR_COLUMNS,
      city: city.display_name,
      vendor_class: vendor.vendor_class,
      menu_version: menu_version.version,
    })
    .from(cart)
    .innerJoin(vendor, eq(vendor.id, cart.vendor_id))
    .innerJoin(city, eq(city.id, vendor.city_id))
    .leftJoin(menu_version, eq(menu_version.vendor_id, vendor.id));

const CARTS_ALONE = {};
export type StoredCart = Awaited<ReturnType<typeof selectCarts<typeof CARTS_ALONE>>>[number];
/** All that is shown of it. */
export type CartToShow = Pick<StoredCart, 'cart' | 'vendor' | 'vendor_class' | 'menu_version'>;

const cartsOf = (owner: OwnerColumn) =>
  prepared((db) =>
    selectCarts(db, CARTS_ALONE)
      .where(eq(cart[owner], sql.placeholder('owner')))
      .orderBy(desc(cart.updated_at), desc(cart.id))
      .prepare(`carts_by_${owner}`),
  );
const [cartsOfCustomer, cartsOfGuest] = [cartsOf('customer_id'), cartsOf('guest_hash')];

export const findCarts = (db: Db, owner: Owner): Promise<StoredCart[]> =>
  'customer_id' in owner
    ? cartsOfCustomer(db).execute({ owner: owner.customer_id })
    : cartsOfGuest(db).execute({ owner: owner.guest_hash });

export async function findCartOfVendor(db: Db, owner: Owner, vendorId: number): Promise<StoredCart | undefined> {
  const [found] = await selectCarts(db, CARTS_ALONE).where(and(ownedBy(owner), eq(cart.vendor_id, vendorId)));
  return found;
}

/** With what the owner has in other carts. */
export type CartToFill = StoredCart & { readonly elsewhere: number };

export async function findCart(db: Db, owner: Owner, id: string): Promise<CartToFill | undefined> {
  const elsewhere =
    'customer_id' in owner
      ? linesElsewhere('customer_id', owner.customer_id)
      : linesElsewhere('guest_hash', owner.guest_hash);
  const [found] = await selectCarts(db, { elsewhere }).where(and(ownedBy(owner), eq(cart.id, id)));
  return found;
}

/** Until the transaction ends, nobody else changes these. */
export async function lockCarts(tx: Db, owner: Owner): Promise<StoredCart[]> {
  return await selectCarts(tx, CARTS_ALONE).where(ownedBy(owner)).orderBy(cart.id).for('update', { of: cart });
}

export type Shop = { readonly vendor_id: number } & Pick<StoredCart, 'vendor' | 'vendor_class' | 'menu_version'>;
type ShopAndCart = Shop & { readonly cart: StoredCart['cart'] | null; readonly elsewhere: number };

const shopOfItem = (owner: OwnerColumn) =>
  prepared((db) =>
    db
      .select({
        vendor_id: vendor.id,
        vendor: VENDOR_COLUMNS,
        vendor_class: vendor.vendor_class,
        menu_version: menu_version.version,
        cart,
        elsewhere: linesElsewhere(owner, sql.placeholder('owner')),
      })
      .from(vendor)
      .innerJoin(city, eq(city.id, vendor.city_id))
      .leftJoin(menu_version, eq(menu_version.vendor_id, vendor.id))
      .leftJoin(cart, and(eq(cart.vendor_id, vendor.id), eq(cart[owner], sql.placeholder('owner'))))
      .where(sql`${vendor.id} = (select ${menu.vendor_id} from ${menu} where ${menu.id} = ${sql.placeholder('item')})`)
      .prepare(`shop_of_item_by_${owner}`),
  );
const [shopOfCustomer, shopOfGuest] = [shopOfItem('customer_id'), shopOfItem('guest_hash')];

/** The vendor that sells an item, and the owner's cart there, if there is one. */
export async function findShopOfItem(db: Db, owner: Owner, item: number): Promise<ShopAndCart | undefined> {
  const [found] =
    'customer_id' in owner
      ? await shopOfCustomer(db).execute({ item, owner: owner.customer_id })
      : await shopOfGuest(db).execute({ item, owner: owner.guest_hash });
  return found;
}

const cartOfLine = (owner: OwnerColumn) =>
  prepared((db) =>
    selectCarts(db, { elsewhere: linesElsewhere(owner, sql.placeholder('owner')) })
      .where(
        and(
          eq(cart[owner], sql.placeholder('owner')),
          or(
            sql`${cart.packs} @> ${sql.placeholder('line')}::jsonb`,
            sql`${cart.packs} @> ${sql.placeholder('inPack')}::jsonb`,
            sql`${sql.placeholder('changeId')}::uuid = any(${cart.recent_changes})`,
          ),
        ),
      )
      .prepare(`cart_of_line_by_${owner}`),
  );
const [lineOfCustomer, lineOfGuest] = [cartOfLine('customer_id'), cartOfLine('guest_hash')];

type LineToFind = {
  readonly cart_item_id: string;
  readonly pack_reference?: string | undefined;
  readonly item_id: number;
};

/** The owner's cart that a line stands in, whether its dish is still on the menu or not, or that has seen the change. */
export async function findCartOfLine(
  db: Db,
  owner: Owner,
  { cart_item_id, pack_reference, item_id }: LineToFind,
  changeId: string | undefined,
): Promise<CartToFill | undefined> {
  const asked = {
    line: JSON.stringify([{ lines: [{ id: cart_item_id }] }]),
    inPack: pack_reference === undefined ? null : JSON.stringify([{ reference: pack_reference, lines: [{ item_id }] }]),
    changeId: changeId ?? null,
  };
  const [found] =
    'customer_id' in owner
      ? await lineOfCustomer(db).execute({ ...asked, owner: owner.customer_id })
      : await lineOfGuest(db).execute({ ...asked, owner: owner.guest_hash });
  return found;
}

type Cart = typeof cart.$inferSelect;
type Version = Pick<Cart, 'id' | 'version'>;

const COLUMNS = Object.keys(getTableColumns(cart)) as (keyof Cart)[];

const cartToInsert = prepared((db) => {
  const values = COLUMNS.map((name) => sql`${sql.param(sql.placeholder(name), cart[name])}`);
  const [owner, customer, guest, most] = ['owner', 'customer_id', 'guest_hash', 'most'].map((name) =>
    sql.placeholder(name),
  );
  const isAllowed = sql`may_open_cart(${owner}, ${customer}, ${guest}, ${most})`;
  return db
    .insert(cart)
    .select(sql`select ${sql.join(values, sql`, `)} where ${isAllowed}`)
    .onConflictDoNothing()
    .prepare('cart_to_insert');
});

/** False if there may be no such cart; `missingCartReason` says why. */
export async function insertCart(db: Db, owner: Owner, row: Cart): Promise<boolean> {
  const { rowCount } = await cartToInsert(db).execute({ ...row, owner: ownerKey(owner), most: MOST_CARTS });
  return rowCount === 1;
}

/** Undefined if the owner has a cart there by now, or may have one after all. */
export async function missingCartReason(
  db: Db,
  owner: Owner,
  vendorId: number,
): Promise<'NOT_SIGNED_IN' | 'TOO_MANY_CARTS' | undefined> {
  if (await isUpgraded(db, owner)) return 'NOT_SIGNED_IN';
  const held = await db.select({ vendor_id: cart.vendor_id }).from(cart).where(ownedBy(owner));
  const isThere = held.some(({ vendor_id }) => vendor_id === vendorId);
  return !isThere && held.length >= MOST_CARTS ? 'TOO_MANY_CARTS' : undefined;
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

const packsToUpdate = prepared((db) =>
  db
    .update(cart)
    .set({
      packs: sql`${sql.param(sql.placeholder('packs'), cart.packs)}`,
      current_pack_reference: sql`${sql.placeholder('current_pack_reference')}::uuid`,
      recent_changes: sql`${sql.param(sql.placeholder('recent_changes'), cart.recent_changes)}`,
      updated_at: sql`${sql.param(sql.placeholder('updated_at'), cart.updated_at)}`,
      version: sql`${cart.version} + 1`,
    })
    .where(and(eq(cart.id, sql.placeholder('id')), eq(cart.version, sql.placeholder('version'))))
    .prepare('packs_to_update'),
);

/** The same for its packs alone, which is what most changes are. */
export async function updatePacks(
  db: Db,
  read: Cart,
  change: Pick<Cart, 'packs' | 'current_pack_reference' | 'recent_changes' | 'updated_at'>,
): Promise<Cart | undefined> {
  const { id, version } = read;
  const { rowCount } = await packsToUpdate(db).execute({ ...change, id, version });
  return rowCount === 1 ? { ...read, ...change, version: version + 1 } : undefined;
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

/** Passes over what somebody is changing at this moment. Its quotes go with a cart. */
export async function deleteUntouchedGuestCarts(
  db: Db,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<number> {
  const untouched = db
    .select({ id: cart.id })
    .from(cart)
    .where(sql`${cart.guest_hash} is not null and ${cart.created_at} <= ${since} and ${cart.updated_at} <= ${since}`)
    .limit(most)
    .for('update', { skipLocked: true });
  // As an array the question is asked once, whatever the plan: the most stays the most.
  return (await db.delete(cart).where(sql`${cart.id} = any(array(${untouched}))`)).rowCount ?? 0;
}
