import { readFile } from 'node:fs/promises';
import type pg from 'pg';

export type Breach = { readonly name: string; readonly detail: string };

/** Runs every query of `invariants.sql`; an empty list means that all hold. What is overdue is so by the application's clock. */
export async function findBreaches(
  database: Pick<pg.ClientBase | pg.Pool, 'query'>,
  now = new Date(),
): Promise<Breach[]> {
  const queries = await readFile(new URL('./invariants.sql', import.meta.url), 'utf8');
  const text = `set local jara.now = '${now.toISOString()}'; ${queries}`;
  // Several statements in one text give several results, which the driver's types do not say.
  const results = (await database.query<Breach>(text)) as unknown as pg.QueryResult<Breach>[];
  return results.flatMap(({ rows }) => rows);
}
