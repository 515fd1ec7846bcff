import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeLoopbackPort, listenError } from '../process/free-port.ts';
import { OperatorError } from '../process/operator-error.ts';
import { acquireProcessLock, isLockHeld } from '../process/process-lock.ts';
import { archiveSettings } from './backup/archive-settings.ts';
import { findBinaries } from './embedded/binaries.ts';
import { checkDataFolder, createDataFolder, readPassword, SUPERUSER } from './embedded/data-folder.ts';
import { findData, prepareInstallation } from './embedded/installation.ts';
import type { Launch, Launched } from './embedded/postmaster.ts';
import { launchPostmaster, portOfRunning, stopOrphanedPostgres, stopPostmaster } from './embedded/postmaster.ts';
import { untilReady } from './embedded/readiness.ts';

export { type Account, accountForRoot, spawnIdentity } from './embedded/account.ts';

const DATABASE = 'jara';
const WORKERS_LEAVE_WITHIN_MS = 10_000;

type Options = {
  /** Where its data should live. Parents are made. */
  readonly folder: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** False for tests: what is written may be lost in a crash. */
  readonly durable?: boolean;
  /** Told what the person at the terminal should know. */
  readonly onLog?: (line: string) => void;
  /** For root only: where data goes when the account that runs PostgreSQL cannot enter `folder`. */
  readonly elsewhere?: string;
  /** Where each file of its log is put when it is full, or a minute old. */
  readonly archive?: string | undefined;
};

export type EmbeddedPostgres = {
  /** The owner's address of the database `jara`. */
  readonly url: string;
  readonly data: string;
  readonly log: string;
  /** What it wrote last. */
  lastLines(count: number): string;
  /** Resolves with how PostgreSQL ended ('exit code 0'), by `stop` or by itself. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
};

/** The suffix stays as installed versions know it. */
const lockFileOf = (data: string) => `${data}.claim`;
const addressOf = (password: string, port: number) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}`;

/** `wished` itself, or any free one for 0; undefined when it is taken. */
async function portFor(wished: number): Promise<number | undefined> {
  if (wished === 0) return freeLoopbackPort();
  return (await listenError(wished, '127.0.0.1')) === undefined ? wished : undefined;
}

/** A killed PostgreSQL may leave workers that take a moment to notice; as long as they live, no new one may start. */
async function launchUntilReady(launch: Launch, url: string): Promise<Launched> {
  for (const end = Date.now() + WORKERS_LEAVE_WITHIN_MS; ; await pause(100)) {
    const postmaster = await launchPostmaster(launch);
    try {
      await untilReady(url, DATABASE, postmaster);
      return postmaster;
    } catch (error) {
      await stopPostmaster(postmaster);
      if (Date.now() > end || !/shared memory block/.test((error as Error).message)) throw error;
    }
  }
}

/** Starts a real PostgreSQL of our own. Throws a `OperatorError` with one sentence when that is not possible. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { durable = true, onLog, elsewhere = '/var/lib/jara' } = options;
  const folder = path.resolve(options.folder);
  const log = path.join(path.dirname(folder), 'logs/postgres.log');
  const place = await prepareInstallation({ folder, binaries: findBinaries(), elsewhere, onLog });
  const state = await checkDataFolder(place);

  const held = await acquireProcessLock(lockFileOf(place.data), 'postgres');
  if (!held.ok) {
    throw new OperatorError(
      `The database folder ${place.data} is in use by another process (${held.holder.pid}): stop that one first.`,
    );
  }
  try {
    if (state === 'usable') await stopOrphanedPostgres(place.data);
    const port = await portFor(options.port);
    if (port === undefined) {
      throw new OperatorError(
        `Port ${options.port} is taken, so the database cannot listen there: choose another with POSTGRES_PORT.`,
      );
    }
    if (state === 'new') await createDataFolder(place, durable);
    const address = addressOf(await readPassword(place.data), port);
    const settings = options.archive === undefined ? {} : await archiveSettings(options.archive, place.account);
    const running = await launchUntilReady({ place, port, durable, log, settings }, `${address}/postgres`);

    let stopping: Promise<void> | undefined;
    const stop = async () => {
      await stopPostmaster(running);
      await held.release();
    };
    return {
      url: `${address}/${DATABASE}`,
      data: place.data,
      log,
      lastLines: running.lastLines,
      exited: running.exited,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await held.release();
    throw error;
  }
}

/** The owner's address of the PostgreSQL that another process of ours runs in `folder`; undefined when none does. */
export async function addressOfRunningPostgres(folder: string): Promise<string | undefined> {
  const data = await findData(path.resolve(folder));
  const port = await portOfRunning(data);
  return port === undefined ? undefined : `${addressOf(await readPassword(data), port)}/${DATABASE}`;
}

/** Stops the PostgreSQL that a killed process left behind in `folder`; one with a living owner is left alone. */
export async function stopAbandonedPostgres(folder: string): Promise<void> {
  const data = await findData(path.resolve(folder));
  if (!(await isLockHeld(lockFileOf(data)))) await stopOrphanedPostgres(data);
}
