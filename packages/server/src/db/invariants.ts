import { readFile } from 'node:fs/promises';
import type pg from 'pg';

export type Breach = { readonly name: string; readonly detail: string };

/** Runs every query of `invariants.sql`; an empty list means that all hold. */
export async function findBreaches(database: Pick<pg.ClientBase | pg.Pool, 'query'>): Promise<Breach[]> {
  const text = await readFile(new URL('./invariants.sql', import.meta.url), 'utf8');
  // Several statements in one text give several results, which the driver's types do not say.
  const results = (await database.query<Breach>(text)) as unknown as pg.QueryResult<Breach>[];
  return results.flatMap(({ rows }) => rows);
}
