import type { Database } from '@jara/server/db';
import { JOBS_CHANNEL } from '@jara/server/jobs';

const SOME_ORDERS = `select id from job where name = 'drop-order' and dead_at is null and run_at > now()
  and created_at < now() - interval '10 seconds' order by random() limit 4`;
/** But for the looks for refunds, which are days away and would go on for ever. */
const ALL_PAYMENTS = `select id from job where name <> 'drop-order' and dead_at is null and run_at > now()
  and run_at < now() + interval '12 hours'`;

/**
 * A run of minutes sees what takes half an hour, and a day: unpaid orders that are dropped, and payments that are asked
 * about again. Only the time of the jobs is moved, and announced as
 * whatever brings a job nearer is: a worker does not look before the time that it has read. It does the rest.
 */
export async function letTimePass({ pool }: Database, which: 'for some orders' | 'for all payments'): Promise<void> {
  await pool.query(
    `with moved as (
       update job set run_at = now() where id in (${which === 'for some orders' ? SOME_ORDERS : ALL_PAYMENTS}) returning lane
     )
     select pg_notify($1, lane) from moved`,
    [JOBS_CHANNEL],
  );
}
