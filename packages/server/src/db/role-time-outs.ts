import type pg from 'pg';

/** Reliability rule 16: nothing waits for ever. */
export const TIME_OUTS = { statement_timeout: '3s', lock_timeout: '2s', idle_in_transaction_session_timeout: '10s' };

/**
 * Gives the role its time-outs, so that they hold on connections which a pooler opens too. Connections of our own bring
 * theirs: where the owner may not change the role, those work all the same, and a pooled API says at `/readyz` that it
 * has none.
 */
export async function giveRoleTimeOuts(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ settings: string[] | null }>(
    `select rolconfig as settings from pg_roles where rolname = 'jara_app'`,
  );
  const known = new Set(rows[0]?.settings);
  const missing = Object.entries(TIME_OUTS).filter(([name, value]) => !known.has(`${name}=${value}`));
  for (const [name, value] of missing) {
    // The role belongs to the whole server: the start of another database may be giving it the same.
    await owner.query(`alter role jara_app set ${name} = '${value}'`).catch(() => undefined);
  }
}

const HELD = `select ${Object.entries(TIME_OUTS)
  .map(([name, value]) => `current_setting('${name}') = '${value}'`)
  .join(' and ')} and current_user = 'jara_app' as held`;

/** For a pooled connection, which is not asked to set anything: one statement that also shows that the database answers. */
export async function checkTimeOutsOfRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ held: boolean }>(HELD);
  if (rows[0]?.held) return;
  throw new Error(
    'Connections of the pooler have no time-outs, or are not of the role jara_app: run the migrations, then let the pooler connect anew.',
  );
}
