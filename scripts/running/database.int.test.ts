import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applicationAddress } from '@jara/server/db';
import { freeLoopbackPort } from '@jara/server/process';
import { type FreshDatabase, freshDatabase, startTransactionPooler } from '@jara/server/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import { addressForProcesses, addressOfOwnPostgres, checkedDatabase, withProjectDatabase } from './database.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';

describe('the database for a command', () => {
  let folder: string;
  let env: ReturnType<typeof readEnvironment>;
  let open: OwnPostgres | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(await realpath(tmpdir()), 'jara-command-'));
    await chmod(folder, 0o755);
    env = readEnvironment({ DATA_FOLDER: folder, POSTGRES_PORT: String(await freeLoopbackPort()) });
  });
  afterEach(async () => {
    await open?.stop();
    open = undefined;
    await rm(folder, { recursive: true, force: true });
  });

  test('is the one of a running Jara, which goes on', async () => {
    open = await startOwnPostgres(env, () => undefined);
    const { url } = open;
    expect(await withProjectDatabase(env, async (given) => given)).toBe(url);
    expect(await addressOfOwnPostgres(env)).toBe(url);
  });

  test('is started for the work and stopped after it when none runs', async () => {
    await withProjectDatabase(env, async (given) => {
      expect(await addressOfOwnPostgres(env)).toBe(given);
    });
    expect(await addressOfOwnPostgres(env)).toBeUndefined();
  });
});

describe('the address that API and worker are given', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  const given = (variables: NodeJS.ProcessEnv) => addressForProcesses(readEnvironment(variables), database.url);

  test('is that of jara_app where DATABASE_URL names the owner', async () => {
    const url = new URL(await given({ DATABASE_URL: database.url }));
    expect(url.username).toBe('jara_app');
    expect(url.password).not.toBe(new URL(database.url).password);
  });

  test('is DATABASE_URL where the owner has an address of its own', async () => {
    expect(await given({ DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.url })).toBe(database.appUrl);
    expect((await checkedDatabase(database.appUrl, database.url)).url).toBe(database.url);
  });

  test('is never the owner’s', async () => {
    const owner = new URL(database.url).username;
    await expect(given({ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.url })).rejects.toThrow(
      `DATABASE_URL must name a user who may read and write rows and nothing else, such as jara_app, and ${owner} may do more.`,
    );
  });

  test('is that of a pooler whose connections have role and time-outs', async () => {
    const settings = { DATABASE_OWNER_URL: database.url, DATABASE_LISTEN_URL: database.appUrl };
    const pooler = await startTransactionPooler(database.appUrl, 1);
    expect(await given({ ...settings, DATABASE_URL: pooler.url })).toBe(pooler.url);
    await pooler.close();
    const listening = given({ ...settings, DATABASE_URL: database.appUrl, DATABASE_LISTEN_URL: database.url });
    await expect(listening).rejects.toThrow('DATABASE_LISTEN_URL must name a user who may read and write rows');
  });

  test('cannot be made by an owner who may not let jara_app in, and the sentence says what to do', async () => {
    const { pool, close } = database.openOwner(1);
    const address = new URL(database.url);
    address.username = `jara_test_${database.url.slice(-8)}`;
    address.password = 'another';
    await pool.query(`create role ${address.username} login password 'another'`);
    try {
      await expect(applicationAddress(address.href)).rejects.toThrow(
        /^The role jara_app is not let into the database \(permission denied.*\): give it a password and its address as DATABASE_URL, and the owner's as DATABASE_OWNER_URL\.$/,
      );
    } finally {
      await pool.query(`drop role ${address.username}`);
      await close();
    }
  });
});
