import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildCustomer, buildPaidOrder } from '../../testing/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded.ts';
import { type Database, findBreaches, migrate, openDatabase } from '../index.ts';
import { readBackup } from './backup-folder.ts';
import { deleteOldBackups, findSource, lastArchived, segmentsIn, startRestored, takeBackup } from './index.ts';

/** In which this process restores; other test files do so too. */
async function rooms(): Promise<string[]> {
  const temporary = await realpath(tmpdir());
  const names = (await readdir(temporary)).filter((name) => name.startsWith('jara-restore-'));
  const claims = await Promise.all(
    names.map((name) => readFile(path.join(temporary, name, 'claim'), 'utf8').catch(() => '')),
  );
  return names
    .filter((_, nth) => claims[nth]?.includes(`"pid":${process.pid},`))
    .map((name) => path.join(temporary, name));
}

let home: string;
const at = (...names: string[]) => path.join(home, ...names);
beforeAll(async () => {
  home = await mkdtemp(path.join(await realpath(tmpdir()), 'jara-backup-'));
  await chmod(home, 0o755);
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe('a base backup and the archived log', () => {
  let server: EmbeddedPostgres;
  let owner: Database;
  let customer: number;
  const orders: Record<string, number> = {};
  let moment: Date;

  const order = async (name: string) => {
    orders[name] = (await buildPaidOrder(owner, customer)).id;
  };
  const oneOf = async <T>(text: string) => (await owner.pool.query<{ value: T }>(text)).rows[0]?.value as T;
  /** The log up to here is in the archive. */
  const archiveAll = async () => {
    const last = await oneOf<string>('select pg_walfile_name(pg_switch_wal()) as value');
    await vi.waitUntil(async () => (await lastArchived(owner.pool)) === last, { timeout: 30_000, interval: 20 });
  };
  /** Orders that came back, by the names that they have here; the invariants hold of all of them. */
  const restore = async (options: Parameters<typeof startRestored>[1], from = at('backups')) => {
    const restored = await startRestored(await findSource(from, options.at), options);
    const client = new pg.Client({ connectionString: restored.addressOf('jara') });
    try {
      await client.connect();
      expect(await findBreaches(client)).toEqual([]);
      const { rows } = await client.query<{ id: number }>('select id from customer_order');
      return Object.keys(orders).filter((name) => rows.some(({ id }) => id === orders[name]));
    } finally {
      await client.end();
      await restored.stop();
    }
  };
  const copyOfArchive = async (name: string) => {
    await cp(at('archive'), at(name), { recursive: true });
    // As root, PostgreSQL reads it with another account.
    const { uid, gid } = await stat(at('archive'));
    for (const each of [at(name), ...(await readdir(at(name))).map((file) => at(name, file))])
      await chown(each, uid, gid);
    return at(name);
  };

  beforeAll(async () => {
    server = await startEmbeddedPostgres({ folder: at('postgres'), port: 0, durable: false, archive: at('archive') });
    await migrate(server.url);
    owner = openDatabase(server.url, { role: 'owner', max: 2 });
    customer = await buildCustomer(owner);
    await order('before the backup');
    await Promise.all([takeBackup(server.url, at('backups')), takeBackup(server.url, at('backups'))]);
    await order('after the backup');
    await archiveAll();
    moment = await oneOf<Date>('select clock_timestamp() as value');
    await order('after the moment');
    await archiveAll();
    await order('in a segment of its own');
    await archiveAll();
    await order('in the last segment');
    await archiveAll();
  });
  afterAll(async () => {
    await owner.close();
    await server.stop();
  });

  test('bring back every order, made before the backup and after it, from each of two backups made at once', async () => {
    const [one = '', other = '', ...more] = await readdir(at('backups'));
    expect(more).toEqual([]);
    expect(await restore({ archive: at('archive') }, at('backups', one))).toEqual(Object.keys(orders));
    expect(await restore({}, at('backups', other))).toEqual(['before the backup']);
  });

  test('say so when the moment is later than the archive', async () => {
    const later = new Date(moment.getTime() + 3_600_000);
    await expect(restore({ archive: at('archive'), at: later })).rejects.toThrow(
      /^The log does not go on to \S+: its last change is of \S+Z\. Without --at all of it comes back\.$/,
    );
  });

  test('bring back a moment from the newest backup that ended before it, and say so where none did', async () => {
    await cp(at('backups'), at('backups-of-days'), { recursive: true });
    await takeBackup(server.url, at('backups-of-days'));
    const restored = await restore({ archive: at('archive'), at: moment }, at('backups-of-days'));
    expect(restored).toEqual(['before the backup', 'after the backup']);
    await expect(restore({ archive: at('archive'), at: new Date(0) })).rejects.toThrow(
      /^The oldest backup ended at \S+Z, and 1970-01-01T00:00:00.000Z is before it\.$/,
    );
    await expect(restore({ at: moment })).rejects.toThrow('--at needs the archived log');
  });

  test('stop when they are told to while files are copied, and leave nothing of the copy', async () => {
    const stopping = new AbortController();
    const restoring = restore({ archive: at('archive'), signal: stopping.signal });
    const isCopying = async () => (await rooms()).some((room) => existsSync(path.join(room, 'postgres.new/base')));
    await vi.waitUntil(isCopying, { interval: 1 });
    const reason = new Error('told to stop');
    stopping.abort(reason);
    await expect(restoring).rejects.toBe(reason);
    expect(await rooms()).toEqual([]);
  });

  test('never follow the primary that runs, whatever data they begin with', async () => {
    const [name = ''] = await readdir(at('backups'));
    await cp(at('backups', name, 'data'), at('replica'), { recursive: true });
    await writeFile(at('replica/standby.signal'), '');
    const settings = `primary_conninfo = '${server.url}'\nrestore_command = 'false'\n`;
    await appendFile(at('replica/postgresql.auto.conf'), settings);
    expect(await restore({}, at('replica'))).toEqual(['before the backup']);
  });

  test('remove what a killed restoring has left', async () => {
    const left = await mkdtemp(path.join(await realpath(tmpdir()), 'jara-restore-'));
    const pid = spawnSync('true').pid;
    await writeFile(path.join(left, 'claim'), JSON.stringify({ pid, began: '1', note: '' }));
    await mkdir(path.join(left, 'postgres'));
    await restore({});
    expect(existsSync(left)).toBe(false);
  });

  test('a segment that is missing stops the restoring; a moment before it can be had', async () => {
    const archive = await copyOfArchive('archive-with-a-gap');
    const segment = (await segmentsIn(archive)).at(-2) ?? '';
    await rm(path.join(archive, `${segment}.gz`));
    await expect(restore({ archive })).rejects.toThrow(`${segment} is missing in the archive`);
    expect(await restore({ archive, at: moment })).toEqual(['before the backup', 'after the backup']);
  });

  test('a segment of nothing, well compressed, is not taken for the end of the log', async () => {
    const archive = await copyOfArchive('archive-of-nothing');
    const segment = (await segmentsIn(archive)).at(-2) ?? '';
    await writeFile(path.join(archive, `${segment}.gz`), gzipSync(Buffer.alloc(16 * 1024 * 1024)));
    await expect(restore({ archive })).rejects.toThrow(
      /^The log was replayed to \w+ alone, and the archive goes on to /,
    );
  });

  test('a segment that is half there stops the restoring, also the last', async () => {
    const archive = await copyOfArchive('archive-cut-off');
    const segment = (await segmentsIn(archive)).at(-1) ?? '';
    const file = path.join(archive, `${segment}.gz`);
    await writeFile(file, (await readFile(file)).subarray(0, 5_000));
    await expect(restore({ archive })).rejects.toThrow(`${segment} in the archive is damaged`);
  });

  test('a file of the backup that has changed is named before anything is started', async () => {
    await cp(at('backups'), at('spoilt'), { recursive: true });
    const [, newest = ''] = (await readdir(at('spoilt'))).sort();
    await writeFile(at('spoilt', newest, 'data/global/pg_control'), Buffer.alloc(8_192));
    await expect(restore({}, at('spoilt'))).rejects.toThrow(/damaged: its file global.pg_control is not what was/);
  });

  test('hold no password, and are for their owner alone', async () => {
    const [name = ''] = await readdir(at('backups'));
    const files = await readdir(at('backups', name), { recursive: true, withFileTypes: true });
    expect(files.map((file) => file.name)).not.toContain('jara-password');
    for (const file of files) {
      const { mode } = await stat(path.join(file.parentPath, file.name));
      expect(mode & 0o777).toBe(file.isDirectory() ? 0o700 : 0o600);
    }
    expect((await stat(at('archive'))).mode & 0o777).toBe(0o700);
    for (const file of await readdir(at('archive'))) expect((await stat(at('archive', file))).mode & 0o777).toBe(0o600);
  });

  test('become a database that can be started where a folder is named for it', async () => {
    await restore({ archive: at('archive'), to: at('back') });
    const back = await startEmbeddedPostgres({ folder: at('back/postgres'), port: 0, durable: false });
    const client = new pg.Client({ connectionString: back.url });
    await client.connect();
    const { rows } = await client.query<{ count: number }>('select count(*)::int from customer_order');
    await client.end();
    await back.stop();
    expect(rows).toEqual([{ count: Object.keys(orders).length }]);
  });

  test('go when they are older than those that are needed, and the log before them', async () => {
    const backups = at('backups-in-turn');
    for (const _ of [1, 2]) await takeBackup(server.url, backups);
    const [, newest = ''] = (await readdir(backups)).sort();
    await mkdir(path.join(backups, '20200101T000000000Z-00.new'));
    const archive = await copyOfArchive('archive-to-tidy');
    const { record } = await readBackup(path.join(backups, newest));
    const before = (await segmentsIn(archive)).filter((segment) => segment < record.first_segment);
    expect(before.length).toBeGreaterThan(0);
    expect(await deleteOldBackups(backups, archive, 1)).toEqual({ backups: 2, segments: before.length });
    expect(await readdir(backups)).toEqual([newest]);
    expect(await segmentsIn(archive)).not.toContain(before[0]);
  });
});

describe('the archive command', () => {
  const PROGRAM = fileURLToPath(new URL('./wal-command.ts', import.meta.url));
  const NAME = '000000010000000000000001';
  const start = (verb: string, folder: string, file: string) =>
    spawn(process.execPath, [PROGRAM, verb, folder, NAME, file], { stdio: 'ignore' });
  const run = async (verb: string, folder: string, file: string) => {
    const [code] = (await once(start(verb, folder, file), 'exit')) as [number];
    return code;
  };
  let segment: string;
  let content: Buffer;
  beforeAll(async () => {
    segment = at('segment');
    content = randomBytes(4 * 1024 * 1024);
    await writeFile(segment, content);
  });
  const newFolder = () => mkdtemp(at('put-'));

  test('loses nothing when it is killed in the middle, and leaves nothing half written', async () => {
    const folder = await newFolder();
    let killedInTheMiddle = 0;
    for (let nth = 0; killedInTheMiddle < 3; nth += 1) {
      expect(nth).toBeLessThan(40);
      const child = start('put', folder, segment);
      const ended = once(child, 'exit');
      // Once its draft has begun to grow, a little further each time.
      const draft = async () => {
        const name = (await readdir(folder)).find((each) => each.endsWith(`draft-${child.pid}`));
        return name === undefined ? 0 : ((await stat(path.join(folder, name)).catch(() => undefined))?.size ?? 0);
      };
      while (child.exitCode === null && (await draft()) <= nth * 100_000);
      child.kill('SIGKILL');
      await ended;
      const files = await readdir(folder);
      if (child.signalCode === 'SIGKILL' && !files.includes(`${NAME}.gz`)) killedInTheMiddle += 1;
      // Whatever is under its name is whole.
      const code = await run('get', folder, at('got'));
      expect(code).toBe(files.includes(`${NAME}.gz`) ? 0 : 1);
      await rm(path.join(folder, `${NAME}.gz`), { force: true });
    }
    expect(await run('put', folder, segment)).toBe(0);
    expect(await readdir(folder)).toEqual([`${NAME}.gz`]);
    expect(await run('get', folder, at('got'))).toBe(0);
    expect((await readFile(at('got'))).equals(content)).toBe(true);
  });

  test('takes the same segment twice, and never another in its place', async () => {
    const folder = await newFolder();
    expect([await run('put', folder, segment), await run('put', folder, segment)]).toEqual([0, 0]);
    await writeFile(at('another'), Buffer.alloc(content.length));
    expect(await run('put', folder, at('another'))).toBe(2);
    expect(await run('get', folder, at('got'))).toBe(0);
    expect((await readFile(at('got'))).equals(content)).toBe(true);
  });

  test('puts nothing in place of a stored segment that is damaged', async () => {
    const folder = await newFolder();
    await run('put', folder, segment);
    await writeFile(path.join(folder, `${NAME}.gz`), 'half');
    expect(await run('put', folder, segment)).toBe(2);
    expect(await run('get', folder, at('got'))).toBe(126);
  });
});
