import type { Scope } from '../scope.ts';
import type { CrashableDatabase } from './crashable-database.ts';
import { startCrashablePostgres } from './crashable-postgres.ts';

/** Something that is not ours, can be killed, and runs again then. */
export type Killable = {
  readonly url: string;
  /** Resolves when it answers again. */
  kill(): Promise<void>;
};

/** How many there are of each, and what they stand on. */
export type Topology = {
  readonly inWords: string;
  readonly apis: number;
  readonly workers: number;
  startDatabase(scope: Scope, folder: string, logs: string): Promise<CrashableDatabase>;
  /** Where limits are counted; in the database where there is none. */
  startRedis?(scope: Scope, logs: string): Promise<Killable>;
};

export const SMALL: Topology = {
  inWords: 'PostgreSQL, two APIs, a worker and the sandbox',
  apis: 2,
  workers: 1,
  startDatabase: startCrashablePostgres,
};
