import { OperatorError } from '../process/operator-error.ts';
import type { Database } from './client.ts';

/** Throws where whoever has let us in is the owner of the tables, or may become them. */
export async function refuseOwner({ pool }: Pick<Database, 'pool'>, name: string): Promise<void> {
  const { rows } = await pool.query<{ name: string; mayDoMore: boolean }>(`
    select session_user as name, usesuper or pg_has_role(session_user, relowner, 'member') as "mayDoMore"
    from pg_user, pg_class where usename = session_user and pg_class.oid = 'vendor'::regclass`);
  if (rows[0]?.mayDoMore === false) return;
  throw new OperatorError(
    `${name} must name a user who may read and write rows and nothing else, such as jara_app, and ${rows[0]?.name} may do more.`,
  );
}
