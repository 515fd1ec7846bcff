import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

const TABLES = [
  'session',
  'staff_session',
  'staff_challenge',
  'one_time_code',
  'third_party_session',
  'used_third_party_token',
];
const A_DAY = sql`interval '1 day'`;

/** Removes what has run out and what was never finished, so that the tables stay as small as what is alive. */
export async function deleteExpiredIdentityRows(db: Db, now: Date): Promise<number> {
  let forgotten = 0;
  for (const table of TABLES) {
    const { rowCount } = await db.execute(sql`delete from ${sql.identifier(table)} where expires_at <= ${now}`);
    forgotten += rowCount ?? 0;
  }
  const { rowCount } = await db.execute(
    sql`delete from pending_registration where created_at <= ${now}::timestamptz - ${A_DAY}`,
  );
  return forgotten + (rowCount ?? 0);
}
