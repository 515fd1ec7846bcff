import path from 'node:path';
import { loadDemo } from '@jara/demo';
import { migrate, openDatabase } from '@jara/server/db';
import { startEmbeddedPostgres } from '@jara/server/embedded';
import { printLine } from '../scripts/running/terminal.ts';
import type { Scope } from './scope.ts';

type Options = {
  /** As in production: what is committed is on the disk. For what writes while it is measured. */
  readonly durable?: boolean;
};

/** Gives the address of a database with that many vendors; the second time, of the same one. */
export type Databases = { withVendors(count: number, options?: Options): Promise<string> };

/** A real PostgreSQL of this run alone, started when first needed. */
export function offerDatabases(scope: Scope, folder: string): Databases {
  const servers = new Map<boolean, Promise<string>>();
  const filled = new Map<string, Promise<string>>();

  const start = async (durable: boolean) => {
    const postgres = await startEmbeddedPostgres({
      folder: path.join(folder, durable ? 'durable-postgres' : 'postgres'),
      port: 0,
      durable,
    });
    scope.onEnd(() => postgres.stop());
    return postgres.url;
  };

  const fill = async (vendors: number, durable: boolean) => {
    const server = servers.get(durable) ?? start(durable);
    servers.set(durable, server);
    const url = new URL(await server);
    const name = `bench_${vendors}`;
    const first = openDatabase(url.href, { role: 'owner', max: 1 });
    try {
      await first.pool.query(`create database ${name} template template0`);
    } finally {
      await first.close();
    }
    url.pathname = `/${name}`;
    printLine(`Filling a database with ${vendors.toLocaleString('en')} vendors…`);
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
    // Unless something writes, waiting for the disk would only make filling it slow.
    withVendors(vendors, { durable = false } = {}) {
      const key = `${vendors} ${durable}`;
      const known = filled.get(key) ?? fill(vendors, durable);
      filled.set(key, known);
      return known;
    },
  };
}
