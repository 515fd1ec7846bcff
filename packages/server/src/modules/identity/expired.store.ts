import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

const ENDS_AT = {
  session: 'expires_at',
  one_time_code: 'expires_at',
  third_party_session: 'expires_at',
  used_third_party_token: 'expires_at',
  limit_count: 'ends_at',
} as const;
const A_DAY = sql`interval '1 day'`;

/** Removes what has run out and what was never finished, so that the tables stay as small as what is alive. */
export async function forgetExpired(db: Db, now: Date): Promise<number> {
  let forgotten = 0;
  for (const [table, column] of Object.entries(ENDS_AT)) {
    const { rowCount } = await db.execute(
      sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} <= ${now}`,
    );
    forgotten += rowCount ?? 0;
  }
  const { rowCount } = await db.execute(
    sql`delete from pending_registration where created_at <= ${now}::timestamptz - ${A_DAY}`,
  );
  return forgotten + (rowCount ?? 0);
}
