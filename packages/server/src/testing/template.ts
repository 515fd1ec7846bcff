import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrate } from '../db/index.ts';

const MIGRATIONS = new URL('../db/migrations/', import.meta.url);
const OLDEST_MAJOR = 15;
/** Any number that nothing else locks: two runs against one server take turns at making the template. */
const TEMPLATE_LOCK = 7_261_002;

export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** One connection to the server for one piece of work. */
export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function templateName(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).filter((each) => each.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(new URL(name, MIGRATIONS)));
  }
  return `jara_template_${hash.digest('hex').slice(0, 12)}`;
}

/** A migrated database to clone for each test file, made once per state of the migrations. Gives its name. */
export async function prepareTemplate(serverUrl: string): Promise<string> {
  const name = await templateName();
  const staging = `${name}_new`;
  await asOwner(serverUrl, async (client) => {
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    );
    const major = rows[0]?.major ?? 0;
    if (major < OLDEST_MAJOR) {
      throw new Error(`The tests need PostgreSQL ${OLDEST_MAJOR} or later, and DATABASE_URL leads to ${major}.`);
    }
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query(`drop database if exists ${staging} with (force)`);
    await client.query(`create database ${staging} template template0`);
    await migrate(addressOf(serverUrl, staging));
    await client.query(`alter database ${staging} rename to ${name}`);
  });
  return name;
}
