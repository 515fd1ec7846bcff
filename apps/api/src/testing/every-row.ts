import type { FreshDatabase } from '@jara/server/testing';

type Texts = { rows: readonly { text: string }[] };

/** Every row of every table, as one text. */
export async function everyRow(database: FreshDatabase): Promise<string> {
  const { pool, close } = database.openOwner(1);
  // One statement for all tables: a test may ask several times.
  const { rows: names }: Texts = await pool.query(
    "select tablename as text from pg_tables where schemaname = 'public'",
  );
  const parts = names.map(
    ({ text: name }) =>
      `select '${name}: ' || coalesce(string_agg(t::text, ',' order by t::text), '') as text from "${name}" t`,
  );
  const { rows }: Texts = await pool.query(parts.join(' union all '));
  await close();
  return rows
    .map(({ text }) => text)
    .sort()
    .join('\n');
}
