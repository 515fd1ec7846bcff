import type { Pool, PoolClient } from 'pg';
import { demoBatches } from '../generate/demo-batches.ts';
import { DEMO_PROMOS } from '../promos/demo-promos.ts';
import { DEMO_TABLES, type DemoRows, type DemoTable } from '../rows.ts';
import { findReferringTables } from './referring-tables.ts';

export type LoadOptions = {
  /** How many vendors. The first 160 are always the same. */
  readonly vendors?: number;
  /** Told now and then how far it is, in words. */
  readonly onProgress?: (detail: string) => void;
};

/** Cities and the pairs of two other ids have no sequence of their own. */
const WITHOUT_SEQUENCE: readonly DemoTable[] = ['city', 'former_vendor_slug', 'vendor_in_category', 'menu_in_group'];

/** Quotes are for minutes: new ones are asked for. */
const DROPPED_TABLES = ['delivery_fee'];

/**
 * Empties the catalog and fills it with the demo, in one transaction: all of it or nothing. Whoever reads meanwhile
 * waits. `pool` must be the owner's.
 */
export async function loadDemo(pool: Pool, { vendors = 160, onProgress }: LoadOptions = {}): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await fill(client, vendors, onProgress);
    await client.query('commit');
    await client.query(`analyze ${DEMO_TABLES.join(', ')}`);
    client.release();
  } catch (error) {
    // Closing the connection undoes the transaction, whatever state it is in.
    client.release(true);
    throw error;
  }
}

async function fill(client: PoolClient, vendors: number, onProgress?: LoadOptions['onProgress']): Promise<void> {
  // The demo's vendors keep their ids, so what refers to them is put back.
  const found = await findReferringTables(client, DEMO_TABLES);
  const kept = found.filter(({ table }) => !DROPPED_TABLES.includes(table));
  for (const { table } of kept) {
    await client.query(`create temporary table kept_${table} on commit drop as select * from ${table}`);
  }
  await client.query(`truncate ${[...DEMO_TABLES, ...kept.map(({ table }) => table), ...DROPPED_TABLES].join(', ')}`);
  const written = { vendors: 0, dishes: 0 };
  for (const batch of demoBatches(vendors)) {
    for (const table of DEMO_TABLES) await insert(client, table, batch);
    written.vendors += batch.vendor.length;
    written.dishes += batch.menu.length;
    onProgress?.(`${inWords(written.vendors)} of ${inWords(vendors)} vendors, ${inWords(written.dishes)} dishes`);
  }
  for (const { table, isKept } of kept) {
    await client.query(`insert into ${table} overriding system value select * from kept_${table} where ${isKept}`);
  }
  await addPromos(client);
  for (const table of DEMO_TABLES.filter((each) => !WITHOUT_SEQUENCE.includes(each))) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1), max(id) is not null) from ${table}`,
    );
  }
}

/** A code that is there already stays as it is, with its uses. */
async function addPromos(client: PoolClient): Promise<void> {
  for (const promo of DEMO_PROMOS) {
    const columns = Object.keys(promo).join(', ');
    await client.query(
      `insert into promo_code (${columns}) select ${columns} from json_populate_record(null::promo_code, $1)
       on conflict do nothing`,
      [JSON.stringify(promo)],
    );
  }
}

const inWords = (count: number) => count.toLocaleString('en');

/** All rows of a batch in one statement: the database takes them apart from JSON. */
async function insert(client: PoolClient, table: DemoTable, batch: DemoRows): Promise<void> {
  const rows = batch[table];
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
