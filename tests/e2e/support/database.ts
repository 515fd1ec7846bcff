import { randomBytes } from 'node:crypto';
import { openDatabase } from '@jara/server/db';

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

async function asOwner(serverUrl: string, statement: string): Promise<void> {
  const { pool, close } = openDatabase(serverUrl, { role: 'owner', max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await close();
  }
}

/** An empty database beside the one that `serverUrl` names: that one may hold somebody's data. */
export async function createDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `jara_e2e_${randomBytes(6).toString('hex')}`;
  await asOwner(serverUrl, `create database ${name} template template0`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asOwner(serverUrl, `drop database ${name} with (force)`) };
}
