import type { MenuCategory, MenuItem } from '@jara/contract';
import { isAvailableAt, nextReturn } from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { asc, count, eq, getTableColumns, type SQL, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import {
  city,
  container_type,
  menu,
  menu_category,
  menu_group,
  menu_group_item,
  menu_in_group,
  menu_version,
  vendor,
} from '../../db/schema/index.ts';
import { groupAt, type StoredGroup, storedOptions } from './group-at.ts';

const DISH_COLUMNS = {
  ...getTableColumns(menu),
  currency: city.currency,
  container_price: sql`${container_type.price}`.mapWith(container_type.price).as('container_price'),
  container_name: sql<string | null>`${container_type.name}`.as('container_name'),
  container_description: sql<string | null>`${container_type.description}`.as('container_description'),
};

type Dish = typeof menu.$inferSelect & {
  readonly currency: MenuItem['currency'];
  readonly container_price: number | null;
  readonly container_name: string | null;
  readonly container_description: string | null;
};

const ITEMS_OF_GROUP = sql`(
  select json_agg(json_build_object('id', o.id, 'menu_group_id', o.menu_group_id, 'name', o.name, 'price', o.price,
    'is_available', o.is_available, 'gone_until', o.gone_until) order by o.position, o.id)
  from ${menu_group_item} o where o.menu_group_id = g.id)`;
const GROUPS_OF_DISH = sql<StoredGroup[]>`(
  select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'minimum', g.minimum, 'maximum', g.maximum,
    'items', coalesce(${ITEMS_OF_GROUP}, '[]')) order by mg.position), '[]')
  from ${menu_in_group} mg join ${menu_group} g on g.id = mg.menu_group_id where mg.menu_id = ${menu.id})`;

const selectWithGroups = (db: Db, which: SQL) =>
  db
    .select({ ...DISH_COLUMNS, groups: GROUPS_OF_DISH.as('groups'), menu_version: menu_version.version })
    .from(menu)
    .innerJoin(vendor, eq(vendor.id, menu.vendor_id))
    .innerJoin(city, eq(city.id, vendor.city_id))
    .leftJoin(container_type, eq(container_type.id, menu.container_type_id))
    .leftJoin(menu_version, eq(menu_version.vendor_id, menu.vendor_id))
    .where(sql`${menu.id} = any(${which})`);

// By way of a subquery, so that PostgreSQL does not see how few ids there are: for a few it would plan anew each time,
// and that takes longer than the query.
const menuItems = prepared((db) =>
  selectWithGroups(db, sql`(select ${sql.placeholder('ids')}::integer[])::integer[]`).prepare('menu_items'),
);

export type DishAtVersion = {
  readonly dish: MenuItem;
  readonly menu_version: number | null;
  /** When the clock changes what can be had of it; undefined if it never does. */
  readonly until: Date | undefined;
};

/** Only these dishes, of whatever vendor, in no order, each with the version of its menu: one statement. */
export async function findDishesAtVersion(db: Db, ids: readonly number[], now: Date): Promise<DishAtVersion[]> {
  if (ids.length === 0) return [];
  const rows = await menuItems(db).execute({ ids });
  return rows.map(({ menu_version, ...dish }) => ({
    dish: toMenuItem(dish, now),
    menu_version,
    until: nextReturn([dish, ...dish.groups.flatMap(storedOptions)], now),
  }));
}

const toMenuItem = (
  { position: _, gone_until, version: __, ...dish }: Dish & { readonly groups: StoredGroup[] },
  now: Date,
): MenuItem => ({
  ...dish,
  group_id: dish.menu_category_id,
  price: dish.price as MenuItem['price'],
  price_per_quantity: dish.price as MenuItem['price'],
  discount_price: dish.discount_price as MenuItem['discount_price'],
  container_price: (dish.container_price ?? 0) as MenuItem['price'],
  is_available: isAvailableAt({ is_available: dish.is_available, gone_until }, now),
  groups: dish.groups.map((group) => groupAt(group, now)),
});

const menuCategories = prepared((db) =>
  db
    .select({
      id: menu_category.id,
      name: menu_category.name,
      position: menu_category.position,
      item_count: count(menu.id),
    })
    .from(menu_category)
    .leftJoin(menu, eq(menu.menu_category_id, menu_category.id))
    .where(eq(menu_category.vendor_id, sql.placeholder('vendor')))
    .groupBy(menu_category.id)
    .orderBy(asc(menu_category.position))
    .prepare('menu_categories'),
);

export const findMenuCategories = (db: Db, vendorId: number): Promise<MenuCategory[]> =>
  menuCategories(db).execute({ vendor: vendorId });
