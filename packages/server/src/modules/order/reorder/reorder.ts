import { randomUUID } from 'node:crypto';
import type { DataOf, reorderEndpoints } from '@jara/contract';
import { takesOrdersAt, vendorPath } from '@jara/domain/catalog';
import { prepareReorder } from '@jara/domain/order';
import type { Db, Transaction } from '../../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import { appendPacks, findShop } from '../../cart/index.ts';
import type { DishCache } from '../../catalog/index.ts';
import { findOwnOrder } from '../record/order.store.ts';

type Asked = { readonly id: number; readonly now: Date };
type Preview = DataOf<typeof reorderEndpoints.previewReorder>;
type Reordered = DataOf<typeof reorderEndpoints.reorder>;
type Shop = NonNullable<Awaited<ReturnType<typeof findShop>>>;

/** The customer's own order beside its vendor's menu as it is now. */
async function compare(db: Db, dishes: DishCache, customer: number, id: number) {
  const order = await findOwnOrder(db, customer, id);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const { content, vendor_id, currency } = order;
  if (vendor_id === null) return refuse('PACKAGE_NOT_REORDERED');
  const shop = await findShop(db, customer, vendor_id);
  if (!shop) return refuse('VENDOR_NOT_FOUND');
  const ids = content.items.filter(({ type }) => type === 'menu').map(({ item_id }) => item_id);
  const menu = await dishes.find([{ vendor_id, menu_version: shop.menu_version, ids }], db);
  const compared = prepareReorder(content, { menuOf: (item) => menu.get(item), currency, newId: randomUUID });
  if (compared.packs.length === 0) return refuse('REORDER_EMPTY', { menu: vendorPath(shop.vendor) });
  return succeed({ shop, currency, ...compared });
}

const countDishes = ({ cart }: Shop) =>
  (cart?.packs ?? []).flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

/** What can be ordered again, and what has changed. Nothing is written. */
export async function previewReorder(
  { db, dishes }: { readonly db: Db; readonly dishes: DishCache },
  customer: number,
  { id, now }: Asked,
): Promise<Outcome<Preview, (typeof reorderEndpoints.previewReorder)['failures'][number]>> {
  const compared = await compare(db, dishes, customer, id);
  if (!compared.ok) return compared;
  const { shop, packs: _, ...said } = compared.data;
  const vendor = { id: shop.vendor_id, name: shop.vendor.name, is_open: takesOrdersAt(shop, now) };
  return succeed({ ...said, vendor, in_cart: countDishes(shop) });
}

/** Puts what can be ordered again into the customer's cart, by the menu as it is now. */
export async function reorder(
  tx: Transaction,
  dishes: DishCache,
  customer: number,
  { id, now }: Asked,
): Promise<Outcome<Reordered, (typeof reorderEndpoints.reorder)['failures'][number] | 'NOT_SIGNED_IN'>> {
  const compared = await compare(tx, dishes, customer, id);
  if (!compared.ok) return compared;
  const { shop, packs } = compared.data;
  const appended = await appendPacks(tx, customer, shop, { packs, now });
  if (!appended.ok) return appended;
  return succeed({ id: appended.data.id, vendor_id: shop.vendor_id, vendor: shop.vendor });
}
