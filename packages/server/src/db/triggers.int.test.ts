import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../testing/index.ts';
import type { Database } from './client.ts';

const TRIGGERS = readFileSync(new URL('triggers.sql', import.meta.url), 'utf8');

/** All of ours: PostgreSQL's own are those of foreign keys and of extensions. */
const READ_ALL = `
  select 'function ' || oid::regprocedure as name, pg_get_functiondef(oid) as definition,
    'drop routine ' || oid::regprocedure as without
  from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select format('trigger %s of %s', tgname, tgrelid::regclass), pg_get_triggerdef(oid),
    format('drop trigger %I on %s', tgname, tgrelid::regclass)
  from pg_trigger where not tgisinternal
  order by name desc`;
type Row = { readonly name: string; readonly definition: string; readonly without: string };

let database: Database;
beforeAll(async () => {
  database = (await freshDatabase()).openOwner();
});

/** What migrations have made, and what this text makes in its place; nothing of it stays. */
async function compare(text: string) {
  const client = await database.pool.connect();
  const read = async () => (await client.query<Row>(READ_ALL)).rows;
  const named = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
  try {
    await client.query('begin');
    const migrated = await read();
    // Triggers before the functions that they call, as the order of names has it.
    for (const { without } of migrated) await client.query(without);
    await client.query(text);
    return { migrated: named(migrated), written: named(await read()) };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('triggers.sql has the triggers and functions of a migrated database, and no other', async () => {
  const { migrated, written } = await compare(TRIGGERS);
  expect(Object.keys(migrated).length).toBeGreaterThan(50);
  expect(written).toEqual(migrated);
});

test('a trigger that it leaves out, and a body that differs, would be found', async () => {
  const without = TRIGGERS.replace(/CREATE TRIGGER recall_removed_cart[^;]*;/, '');
  const { migrated, written } = await compare(without.replace('cardinality(tags) > 50', 'cardinality(tags) > 60'));
  const differing = Object.keys(migrated).filter((name) => written[name] !== migrated[name]);
  expect(differing.toSorted()).toEqual(['function announce_change()', 'trigger recall_removed_cart of cart']);
});
