import type { Database } from '@jara/server/db';

/**
 * A run of minutes sees what takes half an hour, and a day: unpaid orders that are to be dropped, and payments that are
 * asked about again. Only their times are moved; the worker does the rest.
 */
export async function letTimePass({ pool }: Database, which: 'for some orders' | 'for all payments'): Promise<void> {
  if (which === 'for all payments') {
    await pool.query(`update job set run_at = now() where dead_at is null and run_at > now() and name <> 'drop-order'`);
    return;
  }
  const { rows } = await pool.query<{ id: number }>(
    `update customer_order set created_at = created_at - interval '31 minutes'
     where id in (select id from customer_order where status = 'abandoned'
       and created_at between now() - interval '10 minutes' and now() - interval '10 seconds' order by random() limit 4)
     returning id`,
  );
  await pool.query(
    `update job set run_at = now() where name = 'drop-order' and dead_at is null and (data ->> 'order_id')::int = any($1)`,
    [rows.map(({ id }) => id)],
  );
}
