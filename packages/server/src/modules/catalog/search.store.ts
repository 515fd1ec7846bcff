import type { Db } from '../../db/client.ts';
import { asc, sql } from '../../db/drizzle.ts';
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

type MenuRow = typeof menu.$inferSelect;

const MOST_SHARED_WORDS = 20_000;

/** A dish as search knows it: what is shown of it, and the words of its name as PostgreSQL splits them. */
export type SearchedDish = Pick<MenuRow, 'id' | 'name' | 'price' | 'discount_price' | 'is_available'> & {
  readonly lexemes: readonly string[];
};

/** Prepared once: by vendor, each one's dishes in the order of its menu. */
export function findDishesOfVendors(db: Db) {
  const statement = db
    .select({
      id: menu.id,
      vendor_id: menu.vendor_id,
      name: menu.name,
      price: menu.price,
      discount_price: menu.discount_price,
      is_available: menu.is_available,
      lexemes: sql<string[]>`tsvector_to_array(${menu.name_words})`,
    })
    .from(menu)
    .where(sql`${menu.vendor_id} = any(${sql.placeholder('vendorIds')}::int[])`)
    .orderBy(asc(menu.vendor_id), asc(menu.position), asc(menu.id))
    .prepare('dishes_of_vendors');
  // The same few words stand in thousands of names: kept once, they take a tenth of the memory.
  const words = new Map<string, string>();
  const shared = (lexeme: string): string => {
    const known = words.get(lexeme);
    if (known !== undefined) return known;
    if (words.size >= MOST_SHARED_WORDS) words.clear();
    words.set(lexeme, lexeme);
    return lexeme;
  };

  return async (vendorIds: readonly number[]): Promise<Map<number, SearchedDish[]>> => {
    const rows = await statement.execute({ vendorIds });
    const found = new Map<number, SearchedDish[]>();
    for (const { vendor_id, lexemes, ...dish } of rows) {
      const dishes = found.get(vendor_id) ?? [];
      dishes.push({ ...dish, lexemes: lexemes.map(shared) });
      found.set(vendor_id, dishes);
    }
    return found;
  };
}
