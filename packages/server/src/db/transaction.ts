import { setTimeout as pause } from 'node:timers/promises';
import { count } from '@jara/telemetry';
import pg from 'pg';
import { keyedQueue } from '../keyed-queue.ts';
import { DeadlineExceeded } from '../with-deadline.ts';
import { currentCaller, ownerOf } from './caller.ts';
import type { Db, Transaction } from './client.ts';
import { drizzle, sql } from './drizzle.ts';
import { shortageError } from './fair-pool.ts';
import * as schema from './schema/index.ts';
import { isConflict, isDataRefused, isReadOnly } from './sql-state.ts';

const MOST_TRIES = 4;
const LONGEST_PAUSE_MS = 50;
/** A rollback does no work; a connection that does not answer it has broken. */
const ROLLBACK_WITHIN_MS = 500;

/** One for each connection: building one takes longer than most statements. */
const handles = new WeakMap<pg.PoolClient, Transaction>();

function handleOf(client: pg.PoolClient): Transaction {
  const handle = handles.get(client) ?? (drizzle(client, { schema }) as Db as Transaction);
  handles.set(client, handle);
  return handle;
}

function poolOf(db: Db): pg.Pool {
  const { $client } = db as Db & { readonly $client?: unknown };
  if ($client instanceof pg.Pool) return $client;
  throw new Error('a transaction is begun on the pool, never inside another one');
}

/** False when the connection is of no use any more. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  const statement: pg.QueryConfig & { query_timeout: number } = { text: 'rollback', query_timeout: ROLLBACK_WITHIN_MS };
  return client.query(statement).then(
    () => true,
    () => false,
  );
}

/**
 * A connection may have broken while nobody used it, as at a failover: nothing has been done on it, so another one is
 * taken, once. A server that did not answer in time is not asked again: the caller has waited long enough.
 */
async function begin(pool: pg.Pool, mayTryAgain = true): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    return client;
  } catch (error) {
    client.release(true);
    if (!mayTryAgain || error instanceof DeadlineExceeded) throw error;
  }
  return begin(pool, false);
}

async function transactOnce<Result>(pool: pg.Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await begin(pool);
  let isBroken = false;
  try {
    const result = await work(handleOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    isBroken = !(await rollBack(client)) || isReadOnly(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Reliability rule 5: what the database undid because of another transaction is done again, as a whole. */
export async function retryOnConflict<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (!isConflict(error)) throw error;
      count('database_conflicts_total', {});
      if (tries === MOST_TRIES) throw error;
      // Random, so that two transactions in conflict do not retry at the same moment.
      await pause(Math.random() * LONGEST_PAUSE_MS * tries);
    }
  }
}

/** A person taps once or twice; only a program has so many of its own under way. */
const LINE_OF_OWNER = { mostWaiting: 100, longestWaitMs: 4_000 };
const ofOneOwner = keyedQueue(LINE_OF_OWNER);

/**
 * The transactions of one owner mostly want the same rows. They wait for each other here, where it costs nothing, and not
 * in the database, where each would hold a connection meanwhile.
 */
async function oneAtATime<Result>(transact: () => Promise<Result>): Promise<Result> {
  const owner = ownerOf(currentCaller());
  if (owner === undefined) return transact();
  const turn = await ofOneOwner.enter(owner);
  if (turn !== 'begins')
    throw shortageError(turn, 'another transaction of the same caller', LINE_OF_OWNER.longestWaitMs);
  try {
    return await transact();
  } finally {
    ofOneOwner.leave(owner);
  }
}

/**
 * Does `work` in one transaction: all of it or nothing. It may run several times, so it does nothing but ask the
 * database. A connection that broke does not return to the pool.
 */
export const inTransaction = <Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  oneAtATime(() => retryOnConflict(() => transactOnce(poolOf(db), work)));

/**
 * Work within a transaction that may find that another was first, and then gives undefined. A row that was waited for
 * stays locked even if it is not changed, so this undoes the work: whoever waits next does not wait for a commit.
 */
export async function undoIfNothingDone<Result>(
  tx: Transaction,
  work: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  await tx.execute(sql`savepoint before_work`);
  const done = await work();
  await tx.execute(done === undefined ? sql`rollback to savepoint before_work` : sql`release savepoint before_work`);
  return done;
}

/** Work within a transaction on data that the database may refuse: it alone is undone then, and gives undefined. */
export async function undoIfRefused<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result | undefined> {
  await tx.execute(sql`savepoint before_work`);
  try {
    const done = await work();
    await tx.execute(sql`release savepoint before_work`);
    return done;
  } catch (error) {
    if (!isDataRefused(error)) throw error;
    await tx.execute(sql`rollback to savepoint before_work`);
    return undefined;
  }
}
