import type { Network } from '../network/network.ts';
import type { Scope } from '../scope.ts';
import type { CrashableDatabase } from './crashable-database.ts';
import { startCrashablePostgres } from './crashable-postgres.ts';
import type { Shifts } from './staff/work-shifts.ts';

/** Something that is not ours, can be killed, and runs again then. */
export type Killable = {
  readonly url: string;
  /** Resolves when it answers again. */
  kill(): Promise<void>;
};

/** What belongs to a run: where it may write, and its network if it has one of its own. */
export type Ground = { readonly folder: string; readonly logs: string; readonly network: Network | undefined };

/** Where the balancer listens, and the ports of those that it leads to. */
export type Balanced = {
  readonly listens: { readonly site: number; readonly storefront: number; readonly api: number };
  readonly servers: {
    readonly 'front-door': readonly number[];
    readonly storefront: readonly number[];
    readonly api: readonly number[];
  };
};

/** What is killed, as reports call it. */
export type Kind = 'an API' | 'the worker' | 'a front door' | 'a storefront';

/** The least and the most time between two of the same, in milliseconds. */
export type Rest = readonly [least: number, most: number];

/** How many there are of each, and what they stand on. */
export type Topology = {
  readonly inWords: string;
  readonly apis: number;
  readonly workers: number;
  /** Vendors and riders at work; nobody moves orders where there are none. */
  readonly shifts?: Shifts;
  /** How long each is left alone; what there is none of needs none. */
  readonly rests: Readonly<Partial<Record<Kind | 'PostgreSQL' | 'Redis' | 'a link', Rest>>>;
  startDatabase(scope: Scope, ground: Ground): Promise<CrashableDatabase>;
  /** Where limits are counted; in the database where there is none. */
  startRedis?(scope: Scope, ground: Ground): Promise<Killable>;
  /** Where people come in, with what stands between it and the APIs; without it they ask the APIs themselves. */
  readonly entrance?: {
    readonly frontDoors: number;
    readonly storefronts: number;
    startBalancer(scope: Scope, ground: Ground, balanced: Balanced): Promise<void>;
  };
};

export const SMALL: Topology = {
  inWords: 'PostgreSQL, two APIs, a worker and the sandbox',
  apis: 2,
  workers: 1,
  rests: { 'an API': [4_000, 8_000], 'the worker': [5_000, 10_000], PostgreSQL: [15_000, 30_000] },
  shifts: { vendors: 2, riders: 2 },
  startDatabase: (scope, { folder }) => startCrashablePostgres(scope, folder),
};
