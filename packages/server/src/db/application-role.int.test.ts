import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/index.ts';
import { applicationAddress } from './application-role.ts';
import { openDatabase } from './client.ts';

describe('the role that API and worker connect as', () => {
  let database: FreshDatabase;
  let url: string;
  beforeAll(async () => {
    database = await freshDatabase();
    url = database.appUrl;
  });

  test('is jara_app itself, and gets in with the password of every earlier start', async () => {
    expect(await applicationAddress(database.url)).toBe(url);
    const { pool } = database.openApp(1);
    const { rows } = await pool.query('select session_user, current_user');
    expect(rows).toEqual([{ session_user: 'jara_app', current_user: 'jara_app' }]);
  });

  test('is jara_app also where an address names the owner', async () => {
    const { pool, close } = openDatabase(database.url, { role: 'app', max: 1 });
    const { rows } = await pool.query('select current_user');
    await close();
    expect(rows).toEqual([{ current_user: 'jara_app' }]);
  });

  test('reads and writes rows', async () => {
    const { pool } = database.openApp(1);
    const { rowCount } = await pool.query('update vendor set name = name');
    expect(rowCount).toBe(0);
  });

  const owner = new URL(inject('testDatabase').serverUrl).username;
  test.each([
    'create table mine (id int)',
    'drop table vendor',
    'alter table vendor add column mine int',
    'truncate vendor',
    'create role mine',
    'alter role jara_app superuser',
    'create database mine',
    `set role ${owner}`,
    `set session authorization ${owner}`,
    `grant ${owner} to jara_app`,
    `copy vendor to program 'cat'`,
    `select pg_read_file('PG_VERSION')`,
  ])('may not: %s', async (statement) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('reset role');
    try {
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    } finally {
      await client.end();
    }
  });
});
