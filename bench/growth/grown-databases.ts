import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { loadDemo } from '@jara/demo';
import { findBreaches, migrate, openDatabase } from '@jara/server/db';
import { startEmbeddedPostgres } from '@jara/server/embedded';
import { ROOT } from '../../scripts/root.ts';
import type { Scope } from '../scope.ts';
import { addOrders } from './add-orders.ts';
import { multiplyVendors } from './multiply-vendors.ts';

export type Size = { readonly name: string; readonly vendors: number; readonly times: number; readonly orders: number };

type Tools = { readonly scope: Scope; readonly printLine: (line: string) => void };

/**
 * Filled once for all runs, since that takes minutes; whoever wants the room back deletes it. An order's row has 1.7 KB,
 * and its timeline and ledger about as much with their indexes: five million need some 20 GB.
 */
const FOLDER = path.join(ROOT, '.data/bench/growth');

/** Of many rows it takes minutes; few and many are filled by the same statements. */
const MOST_CHECKED = 100_000;

async function fill(url: string, { vendors, times, orders }: Size): Promise<void> {
  await migrate(url);
  const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
  try {
    await loadDemo(pool, { vendors });
    const client = await pool.connect();
    try {
      // Rows that fit together: triggers and references would look at each of them.
      await client.query(
        `set session_replication_role = 'replica'; set maintenance_work_mem = '1GB'; set work_mem = '256MB'`,
      );
      await multiplyVendors(client, times);
      await addOrders(client, orders);
    } finally {
      client.release(true);
    }
    await pool.query('vacuum analyze');
    const breaches = orders > MOST_CHECKED ? [] : await findBreaches(pool);
    if (breaches.length > 0) throw new Error(`${breaches[0]?.name}: ${breaches[0]?.detail}`);
  } finally {
    await close();
  }
}

/** A database of each size, on one PostgreSQL. Fills those that are missing, without waiting for the disk. */
export async function grownDatabases({ scope, printLine }: Tools, sizes: readonly Size[]): Promise<string[]> {
  await mkdir(FOLDER, { recursive: true });
  const start = (durable: boolean) =>
    startEmbeddedPostgres({ folder: path.join(FOLDER, 'postgres'), port: 0, durable, onLog: printLine });
  const addressOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

  const filling = await start(false);
  try {
    const { pool, close } = openDatabase(filling.url, { role: 'owner', max: 1 });
    try {
      for (const size of sizes) {
        const { rowCount } = await pool.query('select from pg_database where datname = $1', [size.name]);
        if (rowCount !== 0) {
          await migrate(addressOf(filling.url, size.name));
          continue;
        }
        const began = performance.now();
        const draft = `${size.name}_new`;
        printLine(`Filling ${size.name}…`);
        await pool.query(`drop database if exists ${draft} with (force)`);
        await pool.query(`create database ${draft} template template0`);
        await fill(addressOf(filling.url, draft), size);
        await pool.query(`alter database ${draft} rename to ${size.name}`);
        const { rows } = await pool.query<{ size: string }>('select pg_size_pretty(pg_database_size($1)) as size', [
          size.name,
        ]);
        printLine(`  ${rows[0]?.size} in ${Math.round((performance.now() - began) / 1000)} s`);
      }
    } finally {
      await close();
    }
  } finally {
    await filling.stop();
  }
  const server = await start(true);
  scope.onEnd(() => server.stop());
  return sizes.map(({ name }) => addressOf(server.url, name));
}
