import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { collectOutput } from '../../process/child-output.ts';
import { openLogFile } from '../../process/log-file.ts';
import { commandOf, isAlive, startTimeOf } from '../../process/process-info.ts';
import { PLAIN_ENVIRONMENT, spawnIdentity } from './account.ts';
import type { Installation } from './installation.ts';

const PID_FILE = 'postmaster.pid';

/** A shutdown that waits for no client; past this it is cut, which costs a recovery at the next start and no data. */
const FAST_SHUTDOWN_MS = 60_000;

/** A running PostgreSQL server, of this run or another. */
export type Postmaster = { readonly pid: number; readonly exited: Promise<unknown> };

async function untilGone(pid: number): Promise<void> {
  while ((await startTimeOf(pid)) !== undefined) await pause(20);
}

export async function stopPostmaster({ pid, exited }: Postmaster): Promise<void> {
  const send = (signal: NodeJS.Signals) => {
    if (isAlive(pid)) process.kill(pid, signal);
  };
  send('SIGINT'); // Fast shutdown: ends the clients' transactions, writes everything down, leaves.
  const overdue = setTimeout(() => send('SIGQUIT'), FAST_SHUTDOWN_MS);
  await exited;
  clearTimeout(overdue);
}

type Running = { readonly pid: number; readonly port: number };

/** The PostgreSQL process of this folder, by its pid file; the pid may by now belong to another process. */
async function findRunning(data: string): Promise<Running | 'stale' | undefined> {
  const lines = (await readFile(path.join(data, PID_FILE), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  return (await commandOf(pid))?.includes(data) ? { pid, port: Number(lines[3]) } : 'stale';
}

export async function portOfRunning(data: string): Promise<number | undefined> {
  const found = await findRunning(data);
  return typeof found === 'object' ? found.port : undefined;
}

/**
 * A run that was killed leaves its PostgreSQL behind: it is stopped in order. A pid file whose number now belongs to
 * something else would keep PostgreSQL from starting: it is removed.
 */
export async function stopOrphanedPostgres(data: string): Promise<void> {
  const found = await findRunning(data);
  if (found === 'stale') await rm(path.join(data, PID_FILE), { force: true });
  else if (found !== undefined) await stopPostmaster({ pid: found.pid, exited: untilGone(found.pid) });
}

export type Launch = {
  readonly place: Installation;
  readonly port: number;
  readonly durable: boolean;
  readonly log: string;
  /** What is not as it always is. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** One that we have started. */
export type Launched = Postmaster & { readonly exited: Promise<string>; lastLines(count: number): string };

/** What is written may be lost in a crash; and no work of its own for databases that live for seconds. */
const SETTINGS_FOR_TESTS = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  ...{ autovacuum: 'off', jit: 'off' },
};

/** Listens on loopback alone and on no socket file: the path of one may be too long for the system. */
export async function launchPostmaster({ place, port, durable, log, settings }: Launch): Promise<Launched> {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The detail of an error names values of rows, such as a phone that is taken.
    log_error_verbosity: 'terse',
    ...(durable ? {} : SETTINGS_FOR_TESTS),
    ...settings,
  };
  const args = ['-D', place.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(path.join(place.programs, 'bin/postgres'), args, {
    ...spawnIdentity(place.account),
    cwd: '/',
    env: PLAIN_ENVIRONMENT,
    // PostgreSQL goes on should the reader of its output be killed.
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: the terminal's Ctrl-C must not end it before its clients.
    detached: true,
  });
  const { ended, lastLines } = collectOutput(child, openLogFile(log));
  for (const handle of [child, child.stdout as Socket, child.stderr as Socket]) handle.unref();
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  return { pid: child.pid as number, exited: ended, lastLines };
}
