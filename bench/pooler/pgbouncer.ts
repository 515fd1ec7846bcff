import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@jara/server/db';
import { collectOutput, freeLoopbackPort, OperatorError, openLogFile } from '@jara/server/process';
import { environmentFor } from '../../scripts/env.ts';
import type { Scope } from '../scope.ts';

/** Few, so that transactions of many connections share each. */
const SERVER_CONNECTIONS = 4;
/** It has known statements by name since then. */
const KNOWS_NAMES = [1, 21] as const;

type PgBouncer = {
  readonly knowsNames: boolean;
  /** The same user and database, through it. */
  readonly url: string;
  /** How many transactions it has passed on. */
  transactions(): Promise<number>;
};

/** As it says of itself; a sentence for the person at the terminal where there is none. */
export async function versionOfPgBouncer(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ['--version']).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new OperatorError(
      `PgBouncer is not installed: there is no ${program}. Install it (Debian: apt install pgbouncer), or name it with --pgbouncer <path>.`,
    );
  });
  return /PgBouncer (\S+)/.exec(stdout)?.[1] ?? 'of an unknown version';
}

function isSince(version: string, [major, minor]: readonly [number, number]): boolean {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

type Options = {
  readonly program: string;
  readonly version: string;
  /** Straight to PostgreSQL, as the application's role. */
  readonly databaseUrl: string;
  /** PostgreSQL's folder: whom it belongs to runs PgBouncer, which refuses to be root as well. */
  readonly data: string;
  readonly folder: string;
};

/** A PgBouncer in transaction mode, with nothing set that its defaults do not allow. */
export async function startPgBouncer(
  scope: Scope,
  { program, version, databaseUrl, data, folder }: Options,
): Promise<PgBouncer> {
  const knowsNames = isSince(version, KNOWS_NAMES);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const database = pathname.slice(1);
  const listenPort = await freeLoopbackPort();
  const place = path.join(folder, 'pgbouncer');
  const file = (name: string) => path.join(place, name);
  await mkdir(place);
  await writeFile(file('users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: listenPort, unix_socket_dir: '' },
    ...{ auth_type: 'scram-sha-256', auth_file: file('users.txt'), stats_users: username },
    ...{ pool_mode: 'transaction', default_pool_size: SERVER_CONNECTIONS },
    ...(knowsNames && { max_prepared_statements: 200 }),
  };
  await writeFile(
    file('pgbouncer.ini'),
    [
      ...['[databases]', `${database} = host=${hostname} port=${port}`, '[pgbouncer]'],
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  );
  const { uid, gid } = await stat(data);
  const isRoot = process.getuid?.() === 0;
  for (const each of [place, file('users.txt'), file('pgbouncer.ini')]) {
    await chmod(each, 0o700);
    if (isRoot) await chown(each, uid, gid);
  }
  const child = spawn(program, [file('pgbouncer.ini')], {
    ...(isRoot && { uid, gid }),
    cwd: '/',
    env: environmentFor({}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { ended } = collectOutput(child, openLogFile(path.join(folder, 'logs/pgbouncer.log')));
  await once(child, 'spawn');
  scope.onEnd(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const address = (name: string) =>
    Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${listenPort}`, pathname: `/${name}` }).href;
  return {
    knowsNames,
    url: address(database),
    async transactions() {
      // Its own database of figures.
      const { pool, close } = openDatabase(address('pgbouncer'), { role: 'app', max: 1, isPooled: true });
      try {
        const { rows } = await pool.query<{ database: string; xact_count: string }>('show stats_totals');
        return Number(rows.find((row) => row.database === database)?.xact_count ?? 0);
      } finally {
        await close();
      }
    },
  };
}
