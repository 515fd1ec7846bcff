import { wordsOf } from '@jara/domain/catalog';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { menu } from '../../db/schema/index.ts';
import { DishList, type DishName } from './dish-list.ts';

/** Where a word was found; a vendor's own name counts most. */
export type WordSource = 'name' | 'category' | 'dish';
export type NameRow = {
  readonly source: WordSource;
  readonly name: string;
  /** The vendors that use the name; one may be named twice. */
  readonly vendor_ids: readonly number[];
};

/**
 * Every name that vendors of a city use, with the vendors that use it: one statement. Grouped by name and not by word,
 * since a large city has a hundred thousand dishes and not a thousand names for them. As JSON, since lists of numbers
 * are read many times as fast so.
 */
export async function findNamesOfCity(db: Db, cityId: number): Promise<NameRow[]> {
  const { rows } = await db.execute<NameRow>(sql`
    with listed as (select id, name from vendor where city_id = ${cityId} and custom_tag <> 'explore')
    select 'name' as source, name, to_json(array[id]) as vendor_ids from listed
    union all
    select 'category', c.name, to_json(array_agg(listed.id))
    from listed join vendor_in_category vc on vc.vendor_id = listed.id join vendor_category c on c.id = vc.vendor_category_id
    group by c.name
    union all
    select 'dish', menu.name, to_json(array_agg(menu.vendor_id))
    from listed join menu on menu.vendor_id = listed.id
    group by menu.name`);
  return rows;
}

const MOST_NAMES_SHARED = 20_000;

/** Dishes of a hundred thousand menus have a thousand names between them. */
function shareNames(): (name: string) => DishName {
  const names = new Map<string, DishName>();
  return (name) => {
    const known = names.get(name);
    if (known) return known;
    if (names.size >= MOST_NAMES_SHARED) names.clear();
    const made = { name, words: wordsOf(name) };
    names.set(name, made);
    return made;
  };
}

/**
 * Prepared once: by vendor, each one's dishes in the order of its menu. A vendor is one row and each of its columns one
 * list, which is read ten times as fast as a row for each dish.
 */
export function findDishesOfVendors(db: Db) {
  const inOrder = <T>(column: AnyPgColumn) =>
    sql<T[]>`to_json(array_agg(${column} order by ${menu.position}, ${menu.id}))`;
  const statement = db
    .select({
      vendor_id: menu.vendor_id,
      ids: inOrder<number>(menu.id),
      names: inOrder<string>(menu.name),
      prices: inOrder<number>(menu.price),
      discount_prices: inOrder<number | null>(menu.discount_price),
      available: inOrder<boolean>(menu.is_available),
    })
    .from(menu)
    .where(sql`${menu.vendor_id} = any(${sql.placeholder('vendorIds')}::int[])`)
    .groupBy(menu.vendor_id)
    .prepare('dishes_of_vendors');
  const called = shareNames();

  return async (vendorIds: readonly number[]): Promise<Map<number, DishList>> => {
    const rows = await statement.execute({ vendorIds });
    return new Map(
      rows.map(({ vendor_id, names, ...rest }) => [vendor_id, new DishList({ ...rest, names: names.map(called) })]),
    );
  };
}
