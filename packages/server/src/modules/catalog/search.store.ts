import { type DietaryFacts, dietaryWords, wordsOf } from '@jara/domain/catalog';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import { menu, menu_in_group } from '../../db/schema/index.ts';
import { DishList, type DishLook } from './dish-list.ts';

/** Where a word was found; a vendor's own name counts most. */
export type WordSource = 'name' | 'category' | 'dish';
export type NameRow = DietaryFacts & {
  readonly source: WordSource;
  readonly name: string;
  /** The vendors that use the name; one may be named twice. */
  readonly vendor_ids: readonly number[];
};

/** A statement has three seconds. All of a city of 23,750 vendors took three, twice as many as these 0.15 to 0.8. */
const VENDORS_READ_TOGETHER = 1_000;

async function findSearchedVendors(db: Db, cityId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from vendor where city_id = ${cityId} and custom_tag <> 'explore' order by id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Every name that some vendors of a city use, with those that use it. Grouped by name and not by word, since a large city
 * has a hundred thousand dishes and not a thousand names for them; a name of which other things are declared is another.
 * As JSON, since lists of numbers are read many times as fast so. Not materialized: of a list that was made before,
 * PostgreSQL does not know how little of the menus it needs, and reads all of them.
 */
async function findNamesBetween(db: Db, cityId: number, first: number, last: number): Promise<NameRow[]> {
  const { rows } = await db.execute<NameRow>(sql`
    with listed as not materialized (select id, name from vendor where city_id = ${cityId} and custom_tag <> 'explore'
      and id between ${first} and ${last})
    select 'name' as source, name, to_json(array[id]) as vendor_ids,
      null::text[] as dietary_tags, null::text[] as allergens, null::smallint as spicy
    from listed
    union all
    select 'category', c.name, to_json(array_agg(listed.id)), null, null, null
    from listed join vendor_in_category vc on vc.vendor_id = listed.id join vendor_category c on c.id = vc.vendor_category_id
    group by c.name
    union all
    select 'dish', menu.name, to_json(array_agg(menu.vendor_id)), menu.dietary_tags, menu.allergens, menu.spicy
    from listed join menu on menu.vendor_id = listed.id
    group by menu.name, menu.dietary_tags, menu.allergens, menu.spicy`);
  return rows;
}

/** Every name that vendors of a city use, once. */
export async function findNamesOfCity(db: Db, cityId: number): Promise<NameRow[]> {
  const names = new Map<string, NameRow & { readonly vendor_ids: number[] }>();
  const vendors = await findSearchedVendors(db, cityId);
  for (let at = 0; at < vendors.length; at += VENDORS_READ_TOGETHER) {
    const [first = 0, ...others] = vendors.slice(at, at + VENDORS_READ_TOGETHER);
    for (const { vendor_ids, ...name } of await findNamesBetween(db, cityId, first, others.at(-1) ?? first)) {
      const key = JSON.stringify(name);
      const known = names.get(key);
      if (known) for (const id of vendor_ids) known.vendor_ids.push(id);
      else names.set(key, { ...name, vendor_ids: [...vendor_ids] });
    }
  }
  return [...names.values()];
}

const MOST_LOOKS_SHARED = 20_000;

type Look = Omit<DishLook, 'words' | 'dietary'>;

/** Dishes of a hundred thousand menus have a thousand looks between them. */
function shareLooks(): (look: Look) => DishLook {
  const looks = new Map<string, DishLook>();
  return (look) => {
    const key = JSON.stringify(look);
    const known = looks.get(key);
    if (known) return known;
    if (looks.size >= MOST_LOOKS_SHARED) looks.clear();
    const made = { ...look, words: wordsOf(look.name), dietary: dietaryWords(look) };
    looks.set(key, made);
    return made;
  };
}

const LOOK = sql<Look>`json_build_object('name', ${menu.name}, 'image_url', ${menu.image_url},
  'image_colour', ${menu.image_colour}, 'dietary_tags', ${menu.dietary_tags}, 'allergens', ${menu.allergens},
  'spicy', ${menu.spicy})`;
const GONE_UNTIL = sql<number | null>`extract(epoch from ${menu.gone_until}) * 1000`;
const HAS_OPTIONS = sql<boolean>`exists (select 1 from ${menu_in_group} where ${menu_in_group.menu_id} = ${menu.id})`;

/**
 * Prepared once: by vendor, each one's dishes in the order of its menu. A vendor is one row and each of its columns one
 * list, which is read ten times as fast as a row for each dish.
 */
export function findDishesOfVendors(db: Db) {
  const inOrder = <T>(column: AnyPgColumn | SQL<T>) =>
    sql<T[]>`json_agg(${column} order by ${menu.position}, ${menu.id})`;
  const statement = db
    .select({
      vendor_id: menu.vendor_id,
      ids: inOrder<number>(menu.id),
      looks: inOrder(LOOK),
      prices: inOrder<number>(menu.price),
      discount_prices: inOrder<number | null>(menu.discount_price),
      available: inOrder<boolean>(menu.is_available),
      gone_until: inOrder(GONE_UNTIL),
      with_options: inOrder(HAS_OPTIONS),
    })
    .from(menu)
    .where(sql`${menu.vendor_id} = any(${sql.placeholder('vendorIds')}::int[])`)
    .groupBy(menu.vendor_id)
    .prepare('dishes_of_vendors');
  const shared = shareLooks();

  return async (vendorIds: readonly number[]): Promise<Map<number, DishList>> => {
    const rows = await statement.execute({ vendorIds });
    return new Map(
      rows.map(({ vendor_id, looks, ...rest }) => [vendor_id, new DishList({ ...rest, looks: looks.map(shared) })]),
    );
  };
}
