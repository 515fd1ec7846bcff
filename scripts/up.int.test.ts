import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@jara/server/db';
import { freeLoopbackPort, startTimeOf } from '@jara/server/process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The gate has built the storefront by then; elsewhere the first start builds it. */
const BUILDS_MS = 300_000;

const SCRIPT = path.join(import.meta.dirname, 'up.ts');

describe('npm start', { timeout: 60_000 }, () => {
  let data: string;
  let env: Record<string, string>;
  const started: ChildProcess[] = [];

  beforeEach(async () => {
    data = await mkdtemp(path.join(await realpath(tmpdir()), 'jara-up-'));
    await chmod(data, 0o755);
    const [PORT, API_PORT, SANDBOX_PORT, POSTGRES_PORT] = await Promise.all(
      [0, 0, 0, 0].map(async () => String(await freeLoopbackPort())),
    );
    const ports = { PORT, API_PORT, SANDBOX_PORT, POSTGRES_PORT };
    env = { DATA_FOLDER: data, DEMO_DATA: '0', DATABASE_URL: '', ...ports } as Record<string, string>;
  });
  afterEach(async () => {
    for (const child of started.splice(0)) {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    }
    await rm(data, { recursive: true, force: true });
  });

  const start = (extra: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [SCRIPT], {
      env: { ...process.env, ...env, ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let output = '';
    const listeners = new Set<() => void>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        for (const listener of listeners) listener();
      });
    }
    const ended = once(child, 'close').then(([code]) => ({ code: code as number, output }));
    /** Resolves when the text has been printed; fails when the script ends without it. */
    const says = (text: string) => {
      const heard = new Promise<void>((resolve) => {
        const listener = () => output.includes(text) && resolve();
        listeners.add(listener);
        listener();
      });
      return Promise.race([
        heard,
        ended.then(({ output: all }) => Promise.reject(new Error(`It ended without '${text}':\n${all}`))),
      ]);
    };
    return { child, ended, says, output: () => output };
  };
  const postmaster = async () =>
    Number((await readFile(path.join(data, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

  // Other ports and values: running/ports.test.ts and env.test.ts; databases: running/external-database.test.ts.
  test('shell.020 a taken port is named before anything is started', async () => {
    const server = createServer().listen(Number(env['SANDBOX_PORT']), '127.0.0.1');
    await once(server, 'listening');
    const { code, output } = await start().ended;
    server.close();
    expect(output).toBe(
      `Port ${env['SANDBOX_PORT']} is taken by another program: choose a free one with SANDBOX_PORT=… or stop that program.\n`,
    );
    expect(code).toBe(1);
    expect(await readdir(data)).toEqual([]);
  });

  test('shell.027 stops before it makes anything where people come by https and third parties have no keys', async () => {
    const { code, output } = await start({ PUBLIC_URL: 'https://jara.example' }).ended;
    expect(output).toMatch(/^Third parties lead to the sandbox: .*GOOGLE_MAPS_KEY.*ALLOW_SANDBOX=1 .*\.\n$/);
    expect(code).toBe(1);
    expect(await readdir(data)).toEqual([]);
  });

  test('leaves a database folder of another PostgreSQL alone', async () => {
    await mkdir(path.join(data, 'postgres'));
    await writeFile(path.join(data, 'postgres/PG_VERSION'), '16\n');
    const { code, output } = await start().ended;
    expect(output).toMatch(
      /^The database folder .*\/postgres was made by PostgreSQL 16 and this Jara runs 18; nothing was changed: .*\n$/,
    );
    expect(code).toBe(1);
    expect(await readdir(path.join(data, 'postgres'))).toEqual(['PG_VERSION']);
  });

  /** Ctrl-C, and what it leaves: no process, no lock, a database that was shut down. */
  async function expectStopInOrder({ child, ended }: Pick<ReturnType<typeof start>, 'child' | 'ended'>): Promise<void> {
    const pid = await postmaster();
    child.kill('SIGINT');
    child.kill('SIGINT'); // An impatient second one changes nothing.
    const { code, output } = await ended;
    expect(output).toMatch(/\nStopping…\nJara has stopped\.\n$/);
    expect(code).toBe(130);
    expect(await startTimeOf(pid)).toBeUndefined();
    expect((await readFile(path.join(data, 'logs/postgres.log'), 'utf8')).trimEnd()).toMatch(
      /database system is shut down$/,
    );
    expect((await readdir(data)).filter((name) => name.endsWith('.claim'))).toEqual([]);
  }

  test('stops at once on Ctrl-C while the database is being made, and in order once there is one', async () => {
    const first = start();
    await vi.waitUntil(() => existsSync(path.join(data, 'running.lock')), { timeout: 30_000, interval: 5 });
    first.child.kill('SIGINT');
    const { code, output } = await first.ended;
    expect(output).toMatch(/Stopping…\nJara has stopped\.\n$/);
    expect(code).toBe(130);
    expect(existsSync(path.join(data, 'postgres/postmaster.pid'))).toBe(false);

    const second = start();
    await second.says('✓ Database');
    await expectStopInOrder(second);
  });

  /** The programs as the next start would find them. */
  const notedPids = async () => {
    const { note } = JSON.parse(await readFile(path.join(data, 'running.lock'), 'utf8')) as { note: string };
    return (JSON.parse(note) as { programs: { pid: number }[] }).programs.map(({ pid }) => pid);
  };
  const isAlive = async (pid: number) => (await startTimeOf(pid)) !== undefined;

  test('refuses a second start; killed, it takes its programs along, and the next one picks up the database', {
    timeout: BUILDS_MS,
  }, async () => {
    const first = start();
    await first.says('✓ Tables');
    await expect.poll(async () => (await notedPids()).length, { timeout: BUILDS_MS }).toBe(5);
    const second = await start({ PORT: String(await freeLoopbackPort()) }).ended;
    expect(second.output).toBe(
      `Jara is already running from this folder (process ${first.child.pid}, http://localhost:${env['PORT']}/store): stop it first, or start another copy of the project.\n`,
    );
    expect(second.code).toBe(1);

    const programs = await notedPids();
    expect(await Promise.all(programs.map(isAlive)), first.output()).toEqual([true, true, true, true, true]);
    const orphan = await postmaster();
    first.child.kill('SIGKILL');
    await first.ended;
    for (const pid of programs) await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await isAlive(orphan)).toBe(true);

    const third = start();
    await third.says('✓ Tables');
    expect(await isAlive(orphan)).toBe(false);
    await expectStopInOrder(third);
  });

  test('starts again each part that is killed, with no room for logs, and stops without a rest', {
    timeout: BUILDS_MS,
  }, async () => {
    const parts = ['sandbox', 'api', 'worker', 'storefront', 'front-door'];
    await mkdir(path.join(data, 'logs'));
    for (const name of [...parts, 'postgres']) {
      const log = path.join(data, 'logs', `${name}.log`);
      await (existsSync('/dev/full') ? symlink('/dev/full', log) : mkdir(log)); // Each write fails.
    }
    const { child, ended, says } = start();
    await says('Jara is ready at');
    const answers = (url: string) =>
      fetch(url).then(
        ({ status }) => status,
        () => 'nothing',
      );
    const isUp = (url: string) => expect.poll(() => answers(url), { timeout: 60_000 }).toBe(200);
    const owner = `postgres://postgres:${await readFile(path.join(data, 'postgres/jara-password'), 'utf8')}@127.0.0.1:${env['POSTGRES_PORT']}/jara`;
    const users = async () => {
      const { pool, close } = openDatabase(owner, { role: 'owner', max: 1 });
      const { rows } = await pool.query<{ user: string }>(
        `select distinct usename as user from pg_stat_activity where datname = 'jara' and pid <> pg_backend_pid()`,
      );
      await close();
      return rows;
    };
    expect(await users()).toEqual([{ user: 'jara_app' }]);

    const first = await notedPids();
    expect(first).toHaveLength(5);
    for (const pid of first) process.kill(pid, 'SIGKILL');
    for (const name of parts) {
      await says(`The ${name} has ended (signal SIGKILL); starting it again in 1 s.`);
    }
    await isUp(`http://127.0.0.1:${env['SANDBOX_PORT']}/healthz`);
    await isUp(`http://127.0.0.1:${env['PORT']}/store`);
    await expect.poll(async () => (await notedPids()).filter((pid) => !first.includes(pid)).length).toBe(5);
    const second = await notedPids();
    expect(await Promise.all(second.map(isAlive))).toEqual(second.map(() => true));

    const killed = await postmaster();
    process.kill(killed, 'SIGKILL');
    await says('The database has ended (signal SIGKILL); starting it again in 1 s.');
    await expect.poll(async () => (await postmaster().catch(() => killed)) === killed).toBe(false);
    await isUp(`http://127.0.0.1:${env['PORT']}/api/readyz`);

    const all = [...first, ...(await notedPids()), await postmaster()];
    child.kill('SIGINT');
    const { code, output } = await ended;
    expect(output).toMatch(/\nStopping…\nJara has stopped\.\n$/);
    expect(code).toBe(0);
    expect(await Promise.all(all.map(isAlive))).toEqual(all.map(() => false));
  });
});
