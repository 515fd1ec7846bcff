import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { withDeadline } from '../with-deadline.ts';
import { drizzle } from './drizzle.ts';
import { FairPool } from './fair-pool.ts';
import { limitSilence } from './limit-silence.ts';
import { checkTimeOutsOfRole, TIME_OUTS } from './role-time-outs.ts';
import * as schema from './schema/index.ts';
import { traceStatements } from './trace-statements.ts';
import { UnnamedClient } from './unnamed-client.ts';

/**
 * What every query of a use-case is given: the pool's handle or that of a transaction, which `inTransaction` begins.
 * Drizzle's own way is left out: it loses the connection for good when `begin` fails, and puts broken ones back.
 */
export type Db = Omit<NodePgDatabase<typeof schema>, 'transaction'>;

declare const IN_TRANSACTION: unique symbol;

/** The handle of a transaction: for work that must be done as a whole. Only `inTransaction` gives one. */
export type Transaction = Db & { readonly [IN_TRANSACTION]: true };

export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Fails when the database does not answer within so many milliseconds. */
  ping(withinMs: number): Promise<void>;
  close(): Promise<void>;
};

/**
 * `app` may read and write rows and nothing else, also where an address should name somebody who may do more; `owner`
 * migrates and seeds, and may take its time.
 */
const SETTINGS = {
  app: { role: 'jara_app', ...TIME_OUTS },
  owner: { lock_timeout: '30s' },
} as const;

/**
 * Our own deadlines, for a server that applies none because it hangs: a connection and an answer together take less
 * than the five seconds that the storefront waits.
 */
const CONNECTION_WITHIN_MS = 1_500;
const ANSWER_WITHIN_MS = 3_400;
/** A new connection plans each prepared statement anew, which takes longer than most statements. */
const IDLE_FOR_MS = 60_000;

type OpenOptions = {
  readonly role: keyof typeof SETTINGS;
  readonly max?: number;
  readonly onIdleError?: (error: Error) => void;
  /** The address leads to a pooler in transaction mode: nothing is set as a connection begins, the role's settings hold. */
  readonly isPooled?: boolean;
  /** False where whoever serves the next transaction may not know the statements that were prepared before. */
  readonly namesStatements?: boolean;
  readonly answerWithinMs?: number;
  /** Statements are shown in the traces of those who send them. */
  readonly isTraced?: boolean;
};

const startOptions = (role: keyof typeof SETTINGS) =>
  Object.entries(SETTINGS[role])
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

export function openDatabase(
  url: string,
  {
    role,
    max = 10,
    onIdleError = () => undefined,
    isPooled = false,
    namesStatements = true,
    answerWithinMs = ANSWER_WITHIN_MS,
    isTraced = false,
  }: OpenOptions,
): Database {
  const pool = new FairPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: Math.min(CONNECTION_WITHIN_MS, answerWithinMs),
    idleTimeoutMillis: IDLE_FOR_MS,
    application_name: `jara-${role}`,
    ...(!isPooled && { options: startOptions(role) }),
    ...(!namesStatements && { Client: UnnamedClient }),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError);
  // So would one that breaks between two statements of a transaction; the next statement fails, and that is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (isTraced) traceStatements(pool);
  const silence = role === 'app' ? limitSilence(pool, answerWithinMs) : undefined;
  return {
    db: drizzle(pool, { schema }),
    pool,
    async ping(withinMs) {
      const asked: Promise<unknown> = isPooled ? checkTimeOutsOfRole(pool) : pool.query('select 1');
      await withDeadline(asked, withinMs, 'the database');
    },
    async close() {
      silence?.stop();
      await pool.end();
    },
  };
}
