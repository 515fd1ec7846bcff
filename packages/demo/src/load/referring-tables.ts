import type { PoolClient } from 'pg';

export type ReferringTable = {
  readonly table: string;
  /** Which of its rows refer to what is still there. */
  readonly isKept: string;
};

type Reference = { readonly table: string; readonly columns: string[]; readonly to: string; readonly keys: string[] };

/** Names of columns in the order of a key. */
const namesOf = (key: 'conkey' | 'confkey', owner: 'conrelid' | 'confrelid') => `(
  select json_agg(a.attname order by k.place) from unnest(f.${key}) with ordinality k(number, place)
  join pg_attribute a on a.attrelid = f.${owner} and a.attnum = k.number)`;

/** References to these tables, and to those that refer to them: what is referred to stands before what refers to it. */
const REFERENCES = `
  with recursive referring(id, depth) as (
    select unnest($1::regclass[])::oid, 0
    union
    select f.conrelid, depth + 1 from pg_constraint f join referring on f.confrelid = id
    where f.contype = 'f' and f.conrelid <> f.confrelid and f.conrelid <> all ($1::regclass[])
  ), placed as (select id, max(depth) as depth from referring group by id)
  select f.conrelid::regclass::text as table, f.confrelid::regclass::text as to,
    ${namesOf('conkey', 'conrelid')} as columns, ${namesOf('confkey', 'confrelid')} as keys
  from pg_constraint f join placed on placed.id = f.conrelid
  where f.contype = 'f' and placed.depth > 0 and f.confrelid in (select id from placed)
  order by placed.depth, f.conrelid`;

const isThere = ({ columns, to, keys }: Reference): string =>
  `(${columns.map((column) => `${column} is null`).join(' or ')} or (${columns.join(', ')}) in (select ${keys.join(', ')} from ${to}))`;

/** Whatever refers to tables that are about to be emptied, in the order in which it can be put back. */
export async function findReferringTables(client: PoolClient, tables: readonly string[]): Promise<ReferringTable[]> {
  const { rows } = await client.query<Reference>(REFERENCES, [tables]);
  return [...Map.groupBy(rows, ({ table }) => table)].map(([table, references]) => ({
    table,
    isKept: references.map(isThere).join(' and '),
  }));
}
