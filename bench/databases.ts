import path from 'node:path';
import { loadDemo } from '@jara/demo';
import { migrate, openDatabase } from '@jara/server/db';
import { startEmbeddedPostgres } from '@jara/server/embedded';
import { say } from '../scripts/running/terminal.ts';
import type { Scope } from './scope.ts';

/** Gives the address of a database with that many vendors; the second time, of the same one. */
export type Databases = { withVendors(count: number): Promise<string> };

/** A real PostgreSQL of this run alone, started when first needed. */
export function offerDatabases(scope: Scope, folder: string): Databases {
  let server: Promise<string> | undefined;
  const filled = new Map<number, Promise<string>>();

  const start = async () => {
    // Only filling it is faster without waiting for the disk; what is measured reads.
    const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), port: 0, durable: false });
    scope.onEnd(() => postgres.stop());
    return postgres.url;
  };

  const fill = async (vendors: number) => {
    server ??= start();
    const url = new URL(await server);
    const name = `bench_${vendors}`;
    const first = openDatabase(url.href, { role: 'owner', max: 1 });
    try {
      await first.pool.query(`create database ${name} template template0`);
    } finally {
      await first.close();
    }
    url.pathname = `/${name}`;
    say(`Filling a database with ${vendors.toLocaleString('en')} vendors…`);
    await migrate(url.href);
    const { pool, close } = openDatabase(url.href, { role: 'owner', max: 1 });
    try {
      await loadDemo(pool, { vendors });
    } finally {
      await close();
    }
    return url.href;
  };

  return {
    withVendors(vendors) {
      const known = filled.get(vendors) ?? fill(vendors);
      filled.set(vendors, known);
      return known;
    },
  };
}
