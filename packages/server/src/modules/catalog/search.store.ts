import type { MatchedDish } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

/** Where a word was found; a vendor's own name counts most. */
export type WordSource = 'name' | 'category' | 'dish';
export type WordRow = { readonly source: WordSource; readonly lexeme: string; readonly vendor_ids: number[] };

/** Every word that vendors of a city use, with the vendors that use it: one statement. */
export async function findWordsOfCity(db: Db, cityId: number): Promise<WordRow[]> {
  const { rows } = await db.execute<WordRow>(sql`
    with listed as (select id, name_words from vendor where city_id = ${cityId} and custom_tag <> 'explore'),
    used as (
      select 'name' as source, lexeme, listed.id as vendor_id
      from listed, unnest(tsvector_to_array(listed.name_words)) as lexeme
      union all
      select 'category', lexeme, listed.id
      from listed join vendor_in_category vc on vc.vendor_id = listed.id join vendor_category c on c.id = vc.vendor_category_id,
        unnest(tsvector_to_array(to_tsvector('simple', c.name))) as lexeme
      union all
      select 'dish', lexeme, listed.id
      from listed join menu on menu.vendor_id = listed.id, unnest(tsvector_to_array(menu.name_words)) as lexeme)
    select source, lexeme, array_agg(distinct vendor_id) as vendor_ids from used group by source, lexeme`);
  return rows;
}

type DishRow = MatchedDish & { readonly vendor_id: number };

const MOST_DISHES = 3;

/** `words` are alternatives for each typed word; dishes that have them all come first. */
export async function findDishesWithWords(
  db: Db,
  vendorIds: readonly number[],
  words: readonly (readonly string[])[],
): Promise<Map<number, MatchedDish[]>> {
  const oneOf = (lexemes: readonly string[]) => `(${lexemes.map(quoteLexeme).join(' | ')})`;
  const all = words.map(oneOf).join(' & ');
  const any = words.map(oneOf).join(' | ');
  const { rows } = await db.execute<DishRow>(sql`
    select id, vendor_id, name, price::float8, discount_price::float8, currency, is_available from (
      select menu.*, city.currency, row_number() over (
        partition by menu.vendor_id
        order by menu.name_words @@ ${all}::tsquery desc, menu.is_available desc, menu.position, menu.id) as place
      from menu join vendor on vendor.id = menu.vendor_id join city on city.id = vendor.city_id
      where menu.vendor_id = any(${sql.param(vendorIds)}::int[]) and menu.name_words @@ ${any}::tsquery) as matched
    where place <= ${MOST_DISHES}
    order by vendor_id, place`);
  return Map.groupBy(rows, (row) => row.vendor_id);
}

const quoteLexeme = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
