import type { FreshDatabase } from '@jara/server/testing';

/** Every row of every table, as one text. */
export async function everyRow(database: FreshDatabase): Promise<string> {
  const { pool, close } = database.openOwner(1);
  const { rows } = await pool.query("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const parts: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const of = await pool.query(
      `select coalesce(string_agg(t::text, ',' order by t::text), '') as rows from "${name}" t`,
    );
    parts.push(`${name}: ${of.rows[0].rows}`);
  }
  await close();
  return parts.join('\n');
}
