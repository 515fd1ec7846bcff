import type pg from 'pg';

/** What nobody may lose. */
export type Acknowledged = { readonly orders: number; readonly ledger_transactions: number };

/** Neither is ever deleted. */
export async function countAcknowledged(client: Pick<pg.ClientBase | pg.Pool, 'query'>): Promise<Acknowledged> {
  const { rows } = await client.query<Acknowledged>(
    `select (select count(*)::int from customer_order) as orders,
            (select count(*)::int from ledger_transaction) as ledger_transactions`,
  );
  return rows[0] as Acknowledged;
}

/** The last segment that PostgreSQL has put into the archive; undefined when there was none. */
export async function lastArchived(client: Pick<pg.ClientBase | pg.Pool, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query<{ last: string | null }>(
    'select last_archived_wal as last from pg_stat_archiver',
  );
  return rows[0]?.last ?? undefined;
}
