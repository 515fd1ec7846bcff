import type pg from 'pg';
import type { Db } from './client.ts';

/**
 * A statement for what happens all the time: built once for a handle, and planned once for a connection, where the plain
 * kind is built and planned for each call. Its name is known to the whole connection, so no two may share one.
 */
export function prepared<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = known.get(db) ?? prepare(db);
    known.set(db, statement);
    return statement;
  };
}

/**
 * The same for a statement in plain SQL, where the query builder has no words for it. A second text of one name is refused
 * by the driver where the connection knows the first.
 */
export function executePrepared(
  db: Db,
  { name, text, values }: { readonly name: string; readonly text: string; readonly values: unknown[] },
): Promise<pg.QueryResult> {
  const { $client } = db as Db & { readonly $client: pg.Pool | pg.PoolClient };
  return $client.query({ name, text, values });
}

/** For a long text that differs by a few words: written once for each of them, and never another writer's. */
export function writtenOnce<Words extends readonly string[]>(
  write: (...words: Words) => string,
): (...words: Words) => string {
  const texts = new Map<string, string>();
  return (...words) => {
    const which = words.join(' ');
    const text = texts.get(which) ?? write(...words);
    texts.set(which, text);
    return text;
  };
}
