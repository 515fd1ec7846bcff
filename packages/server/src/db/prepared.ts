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

const texts = new Map<string, string>();

function textOf(name: string, write: () => string): string {
  const text = texts.get(name) ?? write();
  texts.set(name, text);
  return text;
}

/** The same for a statement in plain SQL, where the query builder has no words for it; written once for its name. */
export function executePrepared(
  db: Db,
  { name, text, values }: { readonly name: string; readonly text: string | (() => string); readonly values: unknown[] },
): Promise<pg.QueryResult> {
  const { $client } = db as Db & { readonly $client: pg.Pool | pg.PoolClient };
  return $client.query({ name, text: typeof text === 'string' ? text : textOf(name, text), values });
}
