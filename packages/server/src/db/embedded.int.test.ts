import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import { startTimeOf } from '../process/process-info.ts';
import type { EmbeddedPostgres } from './embedded.ts';
import { startEmbeddedPostgres } from './embedded.ts';

const isRoot = process.getuid?.() === 0;

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

const postmasterPid = async (data: string) =>
  Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('our own PostgreSQL', () => {
  let home: string;
  let folder: string;
  const running: EmbeddedPostgres[] = [];
  const start = async (options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) => {
    const server = await startEmbeddedPostgres({ folder, port: 0, durable: false, ...options });
    running.push(server);
    return server;
  };

  const newHome = async () => {
    const made = await mkdtemp(path.join(await realpath(tmpdir()), 'jara-embedded-'));
    await chmod(made, 0o755);
    return made;
  };
  beforeEach(async () => {
    home = await newHome();
    folder = path.join(home, 'postgres');
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
    await rm(home, { recursive: true, force: true });
  });

  // Making a database takes seconds. Where a test is not about that, it has a copy of this one.
  let made: string;
  beforeAll(async () => {
    made = await newHome();
    await (await startEmbeddedPostgres({ folder: path.join(made, 'postgres'), port: 0, durable: false })).stop();
  });
  afterAll(() => rm(made, { recursive: true, force: true }));
  const copyDatabase = () => execFileSync('cp', ['-a', path.join(made, 'postgres'), folder]);
  const startCopy = (options: Parameters<typeof start>[0] = {}) => {
    copyDatabase();
    return start(options);
  };

  test('starts version 18 on loopback alone, in UTF-8, with durable writes and a password', async () => {
    const { url, data } = await start({ durable: true });
    const names = ['server_version_num', 'listen_addresses', 'unix_socket_directories', 'server_encoding', 'fsync'];
    const rows = await query(
      url,
      `select name, setting from pg_settings where name in (${names.map((name) => `'${name}'`).join()})`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      server_version_num: expect.stringMatching(/^18/) as string,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      server_encoding: 'UTF8',
      fsync: 'on',
    });
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect((await stat(path.join(data, 'jara-password'))).mode & 0o777).toBe(0o600);
    expect((await stat(data)).uid).not.toBe(0);
  });

  test('logs an error without the values of the row, in a file that only its owner reads', async () => {
    const { url, log } = await startCopy();
    await query(url, `create table customer (phone text unique); insert into customer values ('2348012345678')`);
    await expect(query(url, `insert into customer select phone from customer`)).rejects.toThrow('duplicate key');
    const text = () => readFile(log, 'utf8');
    await expect.poll(text).toContain('duplicate key');
    expect(await text()).not.toContain('2348012345678');
    expect((await stat(log)).mode & 0o777).toBe(0o600);
  });

  test('keeps what was written through a stop and a start, and leaves nothing running in between', async () => {
    const first = await startCopy();
    await query(first.url, 'create table kept as select 41 + 1 as answer');
    const pid = await postmasterPid(first.data);
    await first.stop();
    expect(await startTimeOf(pid)).toBeUndefined();
    const second = await start();
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('stops the one that a killed run left behind, and keeps its data', async () => {
    copyDatabase();
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
      const server = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, port: 0 });
      process.stdout.write(server.url);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(child.stdout, 'data')) as [Buffer];
    await query(url.toString(), 'create table kept as select 42 as answer');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const orphan = await postmasterPid(folder);
    expect(await startTimeOf(orphan)).toBeDefined();

    const server = await start();
    expect(await startTimeOf(orphan)).toBeUndefined();
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('recovers what was committed when PostgreSQL itself is killed', async () => {
    const first = await startCopy({ durable: true });
    await query(first.url, 'create table kept as select 42 as answer');
    process.kill(await postmasterPid(first.data), 'SIGKILL');
    await first.exited;
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('is not misled by a pid file whose number belongs to another process by now', async () => {
    const { data, stop } = await startCopy();
    await stop();
    await writeFile(path.join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n5433\n\n127.0.0.1\n`);
    const second = await start();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('begins again when the preparation of its folder was cut off', async () => {
    await mkdir(`${folder}.new`);
    await writeFile(`${folder}.new/PG_VERSION`, '18\n');
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(home)).sort()).toEqual(['logs', 'postgres', 'postgres.claim']);
  });

  test('refuses a folder of another major version and touches nothing', async () => {
    await mkdir(folder);
    await writeFile(path.join(folder, 'PG_VERSION'), '17\n');
    const refusal = await start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OperatorError);
    expect((refusal as OperatorError).message).toBe(
      `The database folder ${folder} was made by PostgreSQL 17 and this Jara runs 18; nothing was changed: move the folder away to begin with an empty database, or dump it with PostgreSQL 17 first.`,
    );
    expect(await readdir(folder)).toEqual(['PG_VERSION']);
    expect(await readdir(home)).toEqual(['postgres']);
  });

  test('refuses a folder that holds something else', async () => {
    await mkdir(folder);
    await writeFile(path.join(folder, 'letters.txt'), '');
    await expect(start()).rejects.toThrow(/holds something that is not a PostgreSQL database/);
    expect(await readdir(folder)).toEqual(['letters.txt']);
  });

  test('names the port when it is taken, before anything is written', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await expect(start({ port })).rejects.toThrow(
      `Port ${port} is taken, so the database cannot listen there: choose another with POSTGRES_PORT.`,
    );
    server.close();
    expect(await readdir(home)).toEqual([]);
  });

  test('refuses a folder that a living process uses', async () => {
    const { data } = await startCopy();
    await expect(start()).rejects.toThrow(
      `The database folder ${data} is in use by another process (${process.pid}): stop that one first.`,
    );
  });

  test('puts its data where its account can reach it, also for root in a folder that only root may enter', async () => {
    const closed = path.join(home, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const options = { folder: path.join(closed, 'postgres'), elsewhere: path.join(home, 'elsewhere') };
    const lines: string[] = [];
    const first = await start({ ...options, onLog: (line) => lines.push(line) });
    expect(path.relative(home, first.data)).toMatch(isRoot ? /^elsewhere\/[0-9a-f]{12}\/data$/ : /^closed\/postgres$/);
    expect(lines).toHaveLength(isRoot ? 1 : 0);
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();

    // Even when the folder opens later, the data is found where it was put.
    await chmod(closed, 0o755);
    const second = await start(options);
    expect(second.data).toBe(first.data);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});
