import path from 'node:path';
import { startEmbeddedPostgres } from '@jara/server/embedded';
import type { Environment } from '../env.ts';

export type OwnPostgres = {
  /** The owner's address. */
  readonly url: string;
  /** Resolves with how it ended. */
  readonly ended: Promise<string>;
  lastLines(): string;
  stop(): Promise<void>;
};

type Options = Pick<Environment, 'DATA_FOLDER' | 'POSTGRES_PORT'> & Partial<Pick<Environment, 'WAL_ARCHIVE_FOLDER'>>;

const SHOWN_LINES = 15;

export const postgresFolder = (dataFolder: string) => path.join(dataFolder, 'postgres');

export const aboutOwnPostgres = ({ POSTGRES_PORT }: Options) => `PostgreSQL 18 on port ${POSTGRES_PORT}`;

/** The PostgreSQL that comes along, where no DATABASE_URL leads to another. */
export async function startOwnPostgres(env: Options, onLog: (line: string) => void): Promise<OwnPostgres> {
  const folder = postgresFolder(env.DATA_FOLDER);
  const { POSTGRES_PORT: port, WAL_ARCHIVE_FOLDER: archive } = env;
  const { url, exited, lastLines, stop } = await startEmbeddedPostgres({ folder, port, archive, onLog });
  return { url, ended: exited, lastLines: () => lastLines(SHOWN_LINES), stop };
}
