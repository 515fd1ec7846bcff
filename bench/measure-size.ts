import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@jara/server/db';
import { addStaff } from '@jara/server/identity';
import { readOrCreateSecret } from '../scripts/running/app-secret.ts';
import type { Bench } from './bench.ts';
import { readShops } from './chaos/shops.ts';
import type { Figure } from './figure.ts';
import { createFlows, loadFlows } from './load-orders.ts';
import { descendantsOf } from './memory.ts';
import { openVendors } from './open-vendors.ts';
import { addBuyers } from './order-customers.ts';
import { processorMs } from './processor-time.ts';
import { startStack } from './services.ts';

const VENDORS = 160;
const BUYERS = 1_500;
const SECONDS = 8;
const DELIVERED_WITHIN_MS = 150_000;
/** Each step of a delivery is taken as soon as the demo looks. */
const VARIABLES = { SIMULATOR_SPEED: '1000', LOG_LEVEL: 'warn' };
const RIDER = { role: 'rider', vendor_id: null, city_id: null, name: 'Musa Bello', phone: '2348100000011' } as const;

type Table = { readonly name: string; readonly rows: number; readonly heap: number; readonly indexes: number };
type Pool = ReturnType<typeof openDatabase>['pool'];

async function readTables(pool: Pool): Promise<ReadonlyMap<string, Table>> {
  const { rows: names } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const tables = new Map<string, Table>();
  for (const { name } of names) {
    const { rows } = await pool.query<Table>(
      `select $1::text as name, (select count(*) from "${name}")::int as rows,
        (pg_table_size($1::regclass))::float8 as heap, pg_indexes_size($1::regclass)::float8 as indexes`,
      [name],
    );
    if (rows[0]) tables.set(name, rows[0]);
  }
  return tables;
}

async function untilAllAreDelivered(pool: Pool, signal: AbortSignal): Promise<void> {
  for (const end = Date.now() + DELIVERED_WITHIN_MS; Date.now() < end; await pause(500, undefined, { signal })) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from customer_order
        where status not in ('completed', 'success', 'failed', 'cancelled', 'rejected')`,
    );
    if (rows[0]?.open === 0) return;
  }
  const { rows } = await pool.query('select status, count(*)::int from customer_order group by 1');
  throw new Error(`not all orders were delivered in time: ${JSON.stringify(rows)}`);
}

/** What an order leaves in each table, and what it costs in processor time, from the cart to the door. */
export const measureSize: Bench = async ({ scope, databases, folder, printLine }) => {
  const database = await databases.withVendors(VENDORS, { durable: true });
  await openVendors(database);
  const { db, pool, close } = openDatabase(database, { role: 'owner', max: 1 });
  scope.onEnd(close);
  await addStaff(db, RIDER);
  const { apiUrl, programs } = await startStack(scope, database, folder, VARIABLES);
  const buyers = await addBuyers(database, await readOrCreateSecret(folder), BUYERS);
  const sold = (await readShops(apiUrl)).NGN.map(({ vendorId, addressId, dishes }) => ({
    ...{ vendor_id: vendorId, source_id: addressId, item_id: dishes[0] ?? 0 },
  }));
  const ofPostgres = (await descendantsOf(process.pid)).filter(({ command }) => /postgres/.test(command));
  const parts = new Map([
    ['the API', [programs.get('api')?.pid ?? 0]],
    ['the worker', [programs.get('worker')?.pid ?? 0]],
    ['PostgreSQL', ofPostgres.map(({ pid }) => pid)],
  ]);
  const times = async () => Promise.all([...parts.values()].map(processorMs));

  await pool.query('vacuum full analyze');
  const [before, began] = [await readTables(pool), await times()];
  printLine('  customers order from the wallet, and the demo delivers');
  await loadFlows(apiUrl, createFlows(buyers, sold), SECONDS);
  await untilAllAreDelivered(pool, scope.signal);
  const ended = await times();
  await pool.query('vacuum');
  const after = await readTables(pool);

  const orders = (after.get('customer_order')?.rows ?? 0) - (before.get('customer_order')?.rows ?? 0);
  const figures: Figure[] = [{ what: 'orders, all of them delivered', measured: orders, unit: '' }];
  for (const [nth, name] of [...parts.keys()].entries()) {
    const used = ((ended[nth] ?? 0) - (began[nth] ?? 0)) / orders;
    figures.push({ what: `processor time of ${name} for one`, measured: used, unit: 'ms' });
  }
  for (const { name, ...now } of after.values()) {
    const was = before.get(name) ?? { rows: 0, heap: 0, indexes: 0 };
    const rows = (now.rows - was.rows) / orders;
    const [heap, indexes] = [(now.heap - was.heap) / orders, (now.indexes - was.indexes) / orders];
    // What grows without a row is the map of a table's free space.
    if (now.rows === was.rows) continue;
    figures.push(
      { what: `${name}: rows`, measured: rows, unit: '' },
      { what: `${name}: bytes`, measured: heap, unit: '' },
      { what: `${name}: bytes of indexes`, measured: indexes, unit: '' },
    );
  }
  return figures;
};
