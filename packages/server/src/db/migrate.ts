import { fileURLToPath } from 'node:url';
import { openDatabase } from './client.ts';
import { drizzle, runMigrations } from './drizzle.ts';
import { giveRoleTimeOuts } from './role-time-outs.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_261_001;

/** Brings the database to the newest schema. Two processes that start at once take turns. */
export async function migrate(url: string): Promise<void> {
  const { pool, close } = openDatabase(url, { role: 'owner', max: 2 });
  const turn = await pool.connect().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  try {
    // The lock is a transaction's, not a session's, which a pooler would hand on with it.
    await turn.query('begin');
    await turn.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle(pool), { migrationsFolder: MIGRATIONS });
    await giveRoleTimeOuts(pool);
  } finally {
    turn.release(true); // Closing the connection frees the lock, however the migration ended.
    await close();
  }
}
