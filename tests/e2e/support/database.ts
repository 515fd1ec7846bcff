import { join } from 'node:path';
import { openDatabase } from '@jara/server/db';
import { addressOfRunningPostgres } from '@jara/server/embedded';
import { readEnv, stackFolder, stackPorts } from './env.ts';

type Row = Readonly<Record<string, unknown>>;

async function asOwner(url: string, statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
  try {
    return (await pool.query<Row>(statement, [...values])).rows;
  } finally {
    await close();
  }
}

/** Its ports tell it from those of other runs. */
const databaseName = async () => {
  const { door, postgres } = await stackPorts();
  return `jara_e2e_${door}_${postgres}`;
};

async function besides(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl);
  url.pathname = `/${await databaseName()}`;
  return url.href;
}

type TestDatabase = { readonly url: string; drop(): Promise<unknown> };

/** An empty database beside the one that `serverUrl` names: that one may hold somebody's data. */
export async function createDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = await databaseName();
  await asOwner(serverUrl, `create database ${name} template template0`);
  return { url: await besides(serverUrl), drop: () => asOwner(serverUrl, `drop database ${name} with (force)`) };
}

/** The owner's address of the database of the stack that the tests run against. */
export async function stackDatabase(): Promise<string> {
  const { DATABASE_URL } = readEnv();
  const url = DATABASE_URL
    ? await besides(DATABASE_URL)
    : await addressOfRunningPostgres(join(await stackFolder(), 'postgres'));
  if (url === undefined) throw new Error('The database of the stack is not running.');
  return url;
}

/** For what no page and no call shows. */
export const askDatabase = async (statement: string, ...values: readonly unknown[]): Promise<readonly Row[]> =>
  asOwner(await stackDatabase(), statement, values);
