import type { MenuGroup, MenuItem } from '@jara/contract';
import { isAvailableAt, nextReturn, type StoredAvailability } from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { executePrepared } from '../../db/prepared.ts';
import type { container_type } from '../../db/schema/index.ts';
import { groupAt, type StoredGroup, storedOptions } from './group-at.ts';

/** What a written menu was made of: the vendor's menu as it is, and the currency of the city where the vendor is now. */
const VERSION = `
  select version || ' ' || city.currency as version
  from menu_version join vendor on vendor.id = vendor_id join city on city.id = vendor.city_id
  where vendor_id = $1`;

/**
 * Lists as JSON in one statement, which PostgreSQL makes faster than the driver reads their rows. A dish is a list of its
 * values: the names of the columns would be written and read for each dish. Lists are looked up by the vendor or by ids,
 * and put together by us: for joins PostgreSQL would read the categories, containers and options of all vendors. A group
 * without options is none to choose from.
 */
const MENU = `
  select
    (select json_agg(json_build_array(m.id, m.menu_category_id, m.name, m.description, m.image_url, m.image_colour,
        m.price, m.discount_price, m.price_description, m.container_type_id, m.is_available, m.dietary_tags,
        m.allergens, m.spicy, m.gone_until))
      from (select * from menu
        where vendor_id = $1 and ($2::integer is null or menu_category_id = $2)
        order by (select position from menu_category where id = menu.menu_category_id), position, id) m) as dishes,
    (select c.currency from vendor v join city c on c.id = v.city_id where v.id = $1) as currency,
    (select json_agg(t) from container_type t
      where id = any(array(select container_type_id from menu where vendor_id = $1))) as containers,
    (select json_agg(g) from (
      select g.id, g.name, g.minimum, g.maximum,
        json_agg(json_build_object('id', o.id, 'menu_group_id', o.menu_group_id, 'name', o.name, 'price', o.price,
          'is_available', o.is_available, 'gone_until', o.gone_until) order by o.position, o.id) as items
      from menu_group g join menu_group_item o on o.menu_group_id = g.id
      where g.vendor_id = $1
      group by g.id) g) as groups,
    (select json_agg(json_build_array(mg.menu_id, mg.menu_group_id) order by mg.position)
      from menu_group g join menu_in_group mg on mg.menu_group_id = g.id
      where g.vendor_id = $1) as links,
    (${VERSION}) as version`;

type Dish = readonly [
  id: number,
  menu_category_id: number,
  name: string,
  description: string,
  image_url: string,
  image_colour: string,
  price: MenuItem['price'],
  discount_price: MenuItem['discount_price'],
  price_description: string,
  container_type_id: number | null,
  is_available: boolean,
  dietary_tags: MenuItem['dietary_tags'],
  allergens: MenuItem['allergens'],
  spicy: number | null,
  gone_until: string | null,
];
export type MenuVersion = string;
type Menu = {
  readonly dishes: readonly Dish[] | null;
  readonly currency: MenuItem['currency'];
  readonly containers: readonly (typeof container_type.$inferSelect)[] | null;
  readonly groups: readonly StoredGroup[] | null;
  readonly links: readonly (readonly [menuId: number, groupId: number])[] | null;
  readonly version: MenuVersion | null;
};

function groupsByDish({ groups, links }: Menu, now: Date): ReadonlyMap<number, MenuGroup[]> {
  const groupsById = new Map(groups?.map((group) => [group.id, groupAt(group, now)]));
  const byDish = new Map<number, MenuGroup[]>();
  for (const [menuId, groupId] of links ?? []) {
    const group = groupsById.get(groupId);
    if (!group) continue;
    const own = byDish.get(menuId);
    if (own) own.push(group);
    else byDish.set(menuId, [group]);
  }
  return byDish;
}

export async function findMenuVersion(db: Db, vendorId: number): Promise<MenuVersion | null> {
  const { rows } = await executePrepared(db, { name: 'version_of_menu', text: VERSION, values: [vendorId] });
  const [found] = rows as { readonly version: MenuVersion }[];
  return found?.version ?? null;
}

export type WhichMenu = { readonly vendorId: number; readonly menuCategoryId?: number | undefined };

type MenuAtVersion = {
  readonly dishes: MenuItem[];
  readonly version: MenuVersion | null;
  /** When the clock changes what can be had; undefined if it never does. */
  readonly until: Date | undefined;
};

const AT_IS_AVAILABLE = 10;
const AT_GONE_UNTIL = 14;

const storedDish = (dish: Dish): StoredAvailability => {
  const gone_until = dish[AT_GONE_UNTIL];
  return { is_available: dish[AT_IS_AVAILABLE], gone_until: gone_until === null ? null : new Date(gone_until) };
};

/** The dishes asked for, each with its groups and their options, however long the menu, and the version of the menu. */
export async function findMenuAtVersion(
  db: Db,
  { vendorId, menuCategoryId }: WhichMenu,
  now: Date,
): Promise<MenuAtVersion> {
  const { rows } = await executePrepared(db, {
    name: 'menu_of_vendor',
    text: MENU,
    values: [vendorId, menuCategoryId ?? null],
  });
  const [found] = rows as [Menu];
  const groups = groupsByDish(found, now);
  const containers = new Map(found.containers?.map((container) => [container.id, container]));
  const toMenuItem = (dish: Dish): MenuItem => {
    const [id, menu_category_id, name, description, image_url, image_colour, price, discount_price, ...others] = dish;
    const [price_description, container_type_id, , dietary_tags, allergens, spicy] = others;
    const container = container_type_id === null ? undefined : containers.get(container_type_id);
    return {
      id,
      vendor_id: vendorId,
      group_id: menu_category_id,
      name,
      currency: found.currency,
      price_per_quantity: price,
      discount_price,
      price,
      price_description,
      container_type_id,
      container_price: (container?.price ?? 0) as MenuItem['container_price'],
      container_description: container?.description ?? null,
      container_name: container?.name ?? null,
      menu_category_id,
      description,
      image_url,
      image_colour,
      is_available: isAvailableAt(storedDish(dish), now),
      dietary_tags,
      allergens,
      spicy,
      groups: groups.get(id) ?? [],
    };
  };
  const stored = [...(found.dishes ?? []).map(storedDish), ...(found.groups ?? []).flatMap(storedOptions)];
  return {
    dishes: (found.dishes ?? []).map(toMenuItem),
    version: found.version,
    until: nextReturn(stored, now),
  };
}
