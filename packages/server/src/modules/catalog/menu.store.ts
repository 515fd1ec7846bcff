import type { MenuCategory, MenuGroup, MenuItem } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, asc, count, eq, getTableColumns, type SQL, sql } from '../../db/drizzle.ts';
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

type Which = { readonly vendorId: number; readonly menuCategoryId?: number | undefined };

const DISH_COLUMNS = {
  ...getTableColumns(menu),
  currency: city.currency,
  container_price: sql`${container_type.price}`.mapWith(container_type.price).as('container_price'),
  container_name: sql<string | null>`${container_type.name}`.as('container_name'),
  container_description: sql<string | null>`${container_type.description}`.as('container_description'),
};

const selectDishes = (db: Db) =>
  db
    .select(DISH_COLUMNS)
    .from(menu)
    .innerJoin(menu_category, eq(menu_category.id, menu.menu_category_id))
    .innerJoin(vendor, eq(vendor.id, menu.vendor_id))
    .innerJoin(city, eq(city.id, vendor.city_id))
    .leftJoin(container_type, eq(container_type.id, menu.container_type_id));

const findDishes = (db: Db, { vendorId, menuCategoryId }: Which) =>
  selectDishes(db)
    .where(
      and(
        eq(menu.vendor_id, vendorId),
        menuCategoryId === undefined ? undefined : eq(menu.menu_category_id, menuCategoryId),
      ),
    )
    .orderBy(asc(menu_category.position), asc(menu.position), asc(menu.id));

const findGroupOptions = (db: Db, vendorId: number) =>
  db
    .select({ group: menu_group, option: menu_group_item })
    .from(menu_group)
    .innerJoin(menu_group_item, eq(menu_group_item.menu_group_id, menu_group.id))
    .where(eq(menu_group.vendor_id, vendorId))
    .orderBy(asc(menu_group.id), asc(menu_group_item.position), asc(menu_group_item.id));

const findGroupsOfDishes = (db: Db, vendorId: number) =>
  db
    .select({ menu_id: menu_in_group.menu_id, menu_group_id: menu_in_group.menu_group_id })
    .from(menu_in_group)
    .innerJoin(menu, eq(menu.id, menu_in_group.menu_id))
    .where(eq(menu.vendor_id, vendorId))
    .orderBy(asc(menu_in_group.menu_id), asc(menu_in_group.position));

/** The dishes asked for, each with its groups and their options: three statements, however long the menu. */
export async function findMenu(db: Db, which: Which): Promise<MenuItem[]> {
  const [dishes, options, links] = await Promise.all([
    findDishes(db, which),
    findGroupOptions(db, which.vendorId),
    findGroupsOfDishes(db, which.vendorId),
  ]);

  return withGroups(dishes, options, links);
}

const ITEMS_OF_GROUP = sql`(
  select json_agg(json_build_object('id', o.id, 'menu_group_id', o.menu_group_id, 'name', o.name, 'price', o.price,
    'is_available', o.is_available) order by o.position, o.id)
  from ${menu_group_item} o where o.menu_group_id = g.id)`;
const GROUPS_OF_DISH = sql<MenuGroup[]>`(
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

export type DishAtVersion = { readonly dish: MenuItem; readonly menu_version: number | null };

/** Only these dishes, of whatever vendor, in no order, each with the version of its menu: one statement. */
export async function findDishesAtVersion(db: Db, ids: readonly number[]): Promise<DishAtVersion[]> {
  if (ids.length === 0) return [];
  const rows = await menuItems(db).execute({ ids });
  return rows.map(({ menu_version, ...dish }) => ({ dish: toMenuItem(dish), menu_version }));
}

export const findMenuItems = async (db: Db, ids: readonly number[]): Promise<MenuItem[]> =>
  (await findDishesAtVersion(db, ids)).map(({ dish }) => dish);

type Dish = Awaited<ReturnType<typeof selectDishes>>[number];
type GroupOption = Awaited<ReturnType<typeof findGroupOptions>>[number];
type Link = Awaited<ReturnType<typeof findGroupsOfDishes>>[number];

function withGroups(dishes: readonly Dish[], options: readonly GroupOption[], links: readonly Link[]): MenuItem[] {
  const groups = new Map<number, MenuGroup>();
  for (const { group, option } of options) {
    const { id, name, minimum, maximum } = group;
    const known = groups.get(id) ?? { id, name, minimum, maximum, items: [] };
    const { position: _, ...item } = option;
    known.items.push({ ...item, price: item.price as MenuItem['price'] });
    groups.set(id, known);
  }

  const groupsOfDish = Map.groupBy(links, (link) => link.menu_id);
  return dishes.map((dish) => {
    const own = groupsOfDish.get(dish.id) ?? [];
    return toMenuItem({ ...dish, groups: own.flatMap(({ menu_group_id }) => groups.get(menu_group_id) ?? []) });
  });
}

const toMenuItem = ({ position: _, ...dish }: Dish & { readonly groups: MenuGroup[] }): MenuItem => ({
  ...dish,
  group_id: dish.menu_category_id,
  price: dish.price as MenuItem['price'],
  price_per_quantity: dish.price as MenuItem['price'],
  discount_price: dish.discount_price as MenuItem['discount_price'],
  container_price: (dish.container_price ?? 0) as MenuItem['price'],
});

export async function findMenuCategories(db: Db, vendorId: number): Promise<MenuCategory[]> {
  return await db
    .select({
      id: menu_category.id,
      name: menu_category.name,
      position: menu_category.position,
      item_count: count(menu.id),
    })
    .from(menu_category)
    .leftJoin(menu, eq(menu.menu_category_id, menu_category.id))
    .where(eq(menu_category.vendor_id, vendorId))
    .groupBy(menu_category.id)
    .orderBy(asc(menu_category.position));
}
