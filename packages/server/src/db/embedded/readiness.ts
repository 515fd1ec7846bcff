import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../../process/operator-error.ts';
import { operatorErrorFor } from './data-folder.ts';
import type { Launched } from './postmaster.ts';

/** After a crash PostgreSQL first works through its log; with a database of this size that is seconds. */
const READY_WITHIN_MS = 120_000;

/** Not listening yet (on a socket's file: there is none), closing the line while it begins, or 57P03: starting up. */
const NOT_YET = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', '57P03']);

const SHOWN_LINES = 8;

async function tryToEnter(url: string, database: string): Promise<'in' | 'not yet'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
    return 'in';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== undefined && NOT_YET.has(code)) return 'not yet';
    throw new OperatorError(`PostgreSQL has started but does not let us in: ${(error as Error).message}.`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}

/** Resolves when PostgreSQL answers and `database` exists in it. */
export async function untilReady(
  url: string,
  database: string,
  postmaster: Launched,
  withinMs = READY_WITHIN_MS,
): Promise<void> {
  const complaint = () => postmaster.lastLines(SHOWN_LINES);
  let hasExited = false;
  void postmaster.exited.then(() => {
    hasExited = true;
  });
  for (const end = Date.now() + withinMs; Date.now() < end; await pause(20)) {
    if (hasExited) throw operatorErrorFor(complaint(), 'PostgreSQL could not start');
    if ((await tryToEnter(url, database)) === 'in') return;
  }
  throw operatorErrorFor(complaint(), `PostgreSQL was not ready after ${withinMs / 1000} seconds`);
}
