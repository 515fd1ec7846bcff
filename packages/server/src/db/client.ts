import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { drizzle } from './drizzle.ts';
import * as schema from './schema/index.ts';

/** What every query of a use-case is given: the pool's handle or a transaction of it. */
export type Db = NodePgDatabase<typeof schema>;

export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Fails when the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Reliability rule 16: nothing waits for ever. */
const TIME_OUTS = { statement_timeout: '3s', lock_timeout: '2s', idle_in_transaction_session_timeout: '10s' };

/** `app` may read and write rows and nothing else; `owner` migrates and seeds, and may take its time. */
const SETTINGS = {
  app: { role: 'jara_app', ...TIME_OUTS },
  owner: { lock_timeout: '30s' },
} as const;

type OpenOptions = { role: keyof typeof SETTINGS; max?: number; onIdleError?: (error: Error) => void };

export function openDatabase(url: string, { role, max = 10, onIdleError = () => undefined }: OpenOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2_000,
    application_name: `jara-${role}`,
    options: Object.entries(SETTINGS[role])
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError);
  return {
    db: drizzle(pool, { schema }),
    pool,
    async ping() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
