import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loadDemo } from '@jara/demo';
import { applicationAddress, type Database, migrate, openDatabase } from '@jara/server/db';
import { readEnvironment } from '../../scripts/env.ts';
import { planServices, waitUntilReady } from '../../scripts/running/services.ts';
import type { Link } from '../network/cut-links.ts';
import type { Network } from '../network/network.ts';
import type { Scope } from '../scope.ts';
import { buildWhatIsMissing } from '../services.ts';
import type { CrashableDatabase } from './crashable-database.ts';
import { linksOf } from './links.ts';
import { freePorts, planOf, runAt, urlAt } from './programs.ts';
import type { RestartableProgram } from './restartable-program.ts';
import type { Ground, Killable, Kind, Topology } from './topology.ts';

const VENDORS = 160;
const CLOSE_WITHIN_MS = 5_000;

export type Installation = {
  readonly postgres: CrashableDatabase;
  /** As the owner; its connections break with every crash of PostgreSQL. */
  readonly database: Database;
  readonly appSecret: string;
  readonly programs: ReadonlyMap<Kind, readonly RestartableProgram[]>;
  /** Where the API is asked. */
  readonly apiUrls: readonly string[];
  /** Undefined where nothing can be cut. */
  readonly network: Network | undefined;
  readonly links: readonly Link[];
  readonly redis: Killable | undefined;
  /** Never killed: it knows what was really charged. */
  readonly sandboxUrl: string;
};

/** Shops that are always open: a run may begin at any hour. */
async function fill({ pool }: Database): Promise<void> {
  await loadDemo(pool, { vendors: VENDORS });
  await pool.query(
    `update vendor set is_temporarily_unavailable = false,
       available_hours = '{"default":{"opening":0,"closing":2359}}', vendor_class = '{instant}'`,
  );
}

type Options = { readonly topology: Topology; readonly ground: Ground };

/** APIs, workers, the sandbox and a database of this run alone, on ports of their own, with what stands before them. */
export async function startInstallation(scope: Scope, { topology, ground }: Options): Promise<Installation> {
  await buildWhatIsMissing(scope);
  const postgres = await topology.startDatabase(scope, ground);
  const redis = await topology.startRedis?.(scope, ground);
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { role: 'owner', max: 4 });
  // A database that hangs must not keep the run from ending.
  scope.onEnd(() => Promise.race([database.close(), pause(CLOSE_WITHIN_MS)]));
  await fill(database);

  const { entrance } = topology;
  const [apiPorts, workerPorts] = [await freePorts(topology.apis), await freePorts(topology.workers)];
  const [site, storefront, api, sandbox, unused] = (await freePorts(5)) as [number, number, number, number, number];
  const appSecret = randomBytes(32).toString('hex');
  const env = readEnvironment({
    ...{ PORT: String(site), API_PORT: String(entrance ? api : apiPorts[0]), SANDBOX_PORT: String(sandbox) },
    ...{ POSTGRES_PORT: String(unused), APP_SECRET: appSecret, DATA_FOLDER: ground.folder, ALLOW_SANDBOX: '1' },
  });
  // No variable of the operator's: with real keys it would be real money.
  const variables = { LOG_LEVEL: 'warn', SIMULATOR: 'off', ...(redis && { REDIS_URL: redis.url }) };
  const databaseUrl = await applicationAddress(postgres.url);
  const plans = await planServices({ env, mode: 'production', databaseUrl, variables });
  const running = { scope, ...ground };
  const payments = runAt(running, planOf(plans, 'sandbox'), 'SANDBOX_PORT', [sandbox]);
  const programs = new Map<Kind, readonly RestartableProgram[]>([
    ['an API', runAt(running, planOf(plans, 'api'), 'API_PORT', apiPorts)],
    ['the worker', runAt(running, planOf(plans, 'worker'), 'WORKER_PORT', workerPorts)],
  ]);
  let links: readonly Link[] = [];
  if (entrance) {
    const [doorPorts, pagePorts] = [await freePorts(entrance.frontDoors), await freePorts(entrance.storefronts)];
    const servers = { 'front-door': doorPorts, storefront: pagePorts, api: apiPorts };
    const balanced = { listens: { site, storefront, api }, servers };
    await entrance.startBalancer(scope, ground, balanced);
    links = ground.network
      ? linksOf(ground.network, { balanced, workerPorts, databaseUrl: postgres.url, redisUrl: redis?.url })
      : [];
    const door = planOf(plans, 'front-door');
    const env = { ...door.env, STOREFRONT_URL: urlAt(storefront) };
    programs.set('a storefront', runAt(running, planOf(plans, 'storefront'), 'PORT', pagePorts));
    programs.set('a front door', runAt(running, { ...door, env }, 'PORT', doorPorts));
  }
  const started = [...programs.values()].flat();
  await waitUntilReady([...payments, ...started], scope.signal);
  const apiUrls = entrance ? [`${urlAt(site)}/api`] : apiPorts.map(urlAt);
  return {
    postgres,
    redis,
    database,
    network: ground.network,
    links,
    appSecret,
    programs,
    apiUrls,
    sandboxUrl: urlAt(sandbox),
  };
}
