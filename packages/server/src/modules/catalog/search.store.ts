import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { menu } from '../../db/schema/index.ts';

/** Where a word was found; a vendor's own name counts most. */
export type WordSource = 'name' | 'category' | 'dish';
export type WordRow = {
  readonly source: WordSource;
  /** The words of one name, as PostgreSQL splits them. */
  readonly lexemes: string[];
  /** The vendors that use the name; one may be named twice. */
  readonly vendor_ids: number[];
};

/**
 * Every name that vendors of a city use, with the vendors that use it: one statement. Grouped by name and not by word,
 * since a large city has a hundred thousand dishes and not a thousand names for them.
 */
export async function findWordsOfCity(db: Db, cityId: number): Promise<WordRow[]> {
  const { rows } = await db.execute<WordRow>(sql`
    with listed as (select id, name_words from vendor where city_id = ${cityId} and custom_tag <> 'explore')
    select 'name' as source, tsvector_to_array(name_words) as lexemes, array[id] as vendor_ids from listed
    union all
    select 'category', tsvector_to_array(to_tsvector('simple', c.name)), array_agg(listed.id)
    from listed join vendor_in_category vc on vc.vendor_id = listed.id join vendor_category c on c.id = vc.vendor_category_id
    group by c.name
    union all
    select 'dish', tsvector_to_array(to_tsvector('simple', menu.name)), array_agg(menu.vendor_id)
    from listed join menu on menu.vendor_id = listed.id
    group by menu.name`);
  return rows;
}

/** A dish as search knows it. */
export type SearchedDish = {
  readonly id: number;
  readonly price: number;
  readonly discount_price: number | null;
  readonly is_available: boolean;
  readonly called: DishName;
};

/** A name and its words as PostgreSQL splits them: one for all the dishes that are called so. */
type DishName = { readonly name: string; readonly lexemes: readonly string[] };

type DishRow = [
  id: number,
  name: string,
  lexemes: string[],
  price: number,
  discount_price: number | null,
  is_available: boolean,
];

const MOST_NAMES_SHARED = 20_000;

/** Dishes of a hundred thousand menus have a thousand names between them. */
function shareNames(): (name: string, lexemes: string[]) => DishName {
  const names = new Map<string, DishName>();
  return (name, lexemes) => {
    const known = names.get(name);
    if (known) return known;
    if (names.size >= MOST_NAMES_SHARED) names.clear();
    const made = { name, lexemes };
    names.set(name, made);
    return made;
  };
}

/**
 * Prepared once: by vendor, each one's dishes in the order of its menu. A vendor is one row of JSON, which is read five
 * times as fast as a row for each dish.
 */
export function findDishesOfVendors(db: Db) {
  const dishes = sql<
    DishRow[]
  >`json_agg(json_build_array(${menu.id}, ${menu.name}, tsvector_to_array(${menu.name_words}),
    ${menu.price}, ${menu.discount_price}, ${menu.is_available}) order by ${menu.position}, ${menu.id})`;
  const statement = db
    .select({ vendor_id: menu.vendor_id, dishes })
    .from(menu)
    .where(sql`${menu.vendor_id} = any(${sql.placeholder('vendorIds')}::int[])`)
    .groupBy(menu.vendor_id)
    .prepare('dishes_of_vendors');
  const called = shareNames();
  const toDish = ([id, name, lexemes, price, discount_price, is_available]: DishRow): SearchedDish => ({
    id,
    price,
    discount_price,
    is_available,
    called: called(name, lexemes),
  });

  return async (vendorIds: readonly number[]): Promise<Map<number, SearchedDish[]>> => {
    const rows = await statement.execute({ vendorIds });
    return new Map(rows.map((row) => [row.vendor_id, row.dishes.map(toDish)]));
  };
}
