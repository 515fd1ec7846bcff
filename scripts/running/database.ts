import path from 'node:path';
import { applicationAddress } from '@jara/server/db';
import { addressOfRunningPostgres, startEmbeddedPostgres } from '@jara/server/embedded';
import type { Environment } from '../env.ts';
import { checkApplicationAddress, checkExternalDatabase } from './external-database.ts';

export type OpenedDatabase = {
  /** The owner's address. */
  readonly url: string;
  /** For the progress line. */
  readonly about: string;
  /** Resolves with how our own PostgreSQL ended; never for one that is not ours. */
  readonly ended: Promise<string>;
  /** Of our own PostgreSQL. */
  lastLines(): string;
  stop(): Promise<void>;
};

type Options = Pick<Environment, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATA_FOLDER' | 'POSTGRES_PORT'>;

const SHOWN_LINES = 15;

export const postgresFolder = (dataFolder: string) => path.join(dataFolder, 'postgres');

/** The database of DATABASE_URL, else our own PostgreSQL, which is started. */
export async function openProjectDatabase(env: Options, onLog: (line: string) => void): Promise<OpenedDatabase> {
  if (env.DATABASE_URL !== undefined) {
    const name = env.DATABASE_OWNER_URL === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
    const url = env.DATABASE_OWNER_URL ?? env.DATABASE_URL;
    const version = await checkExternalDatabase(url, name);
    return {
      url,
      about: `PostgreSQL ${version} of ${name}`,
      ended: new Promise(() => undefined),
      lastLines: () => '',
      stop: async () => undefined,
    };
  }
  const server = await startEmbeddedPostgres({
    folder: postgresFolder(env.DATA_FOLDER),
    port: env.POSTGRES_PORT,
    onLog,
  });
  return {
    url: server.url,
    about: `PostgreSQL 18 on port ${env.POSTGRES_PORT}`,
    ended: server.exited,
    lastLines: () => server.lastLines(SHOWN_LINES),
    stop: () => server.stop(),
  };
}

/** With which API and worker connect: as a role that may read and write rows and nothing else. */
export async function addressForProcesses(env: Options, ownerUrl: string): Promise<string> {
  if (env.DATABASE_URL === undefined || env.DATABASE_OWNER_URL === undefined) return applicationAddress(ownerUrl);
  await checkApplicationAddress(env.DATABASE_URL);
  return env.DATABASE_URL;
}

/** For commands beside a running Jara: uses its database, or starts it for as long as the work takes. */
export async function withProjectDatabase<T>(env: Options, work: (url: string) => Promise<T>): Promise<T> {
  const running = env.DATABASE_URL ? undefined : await addressOfRunningPostgres(postgresFolder(env.DATA_FOLDER));
  if (running !== undefined) return work(running);
  const database = await openProjectDatabase(env, (line) => process.stdout.write(`${line}\n`));
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
