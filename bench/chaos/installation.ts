import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loadDemo } from '@jara/demo';
import { applicationAddress, type Database, migrate, openDatabase } from '@jara/server/db';
import { freeLoopbackPort } from '@jara/server/process';
import { readEnvironment } from '../../scripts/env.ts';
import { type Plan, planServices, waitUntilReady } from '../../scripts/running/services.ts';
import type { Scope } from '../scope.ts';
import { buildWhatIsMissing } from '../services.ts';
import type { CrashableDatabase } from './crashable-database.ts';
import { keepRunning, type RestartableProgram } from './restartable-program.ts';
import type { Killable, Topology } from './topology.ts';

const VENDORS = 160;
const CLOSE_WITHIN_MS = 5_000;

export type Installation = {
  readonly postgres: CrashableDatabase;
  /** As the owner; its connections break with every crash of PostgreSQL. */
  readonly database: Database;
  readonly appSecret: string;
  readonly apis: readonly RestartableProgram[];
  readonly apiUrls: readonly string[];
  readonly workers: readonly RestartableProgram[];
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

function planOf(plans: readonly Plan[], name: string): Plan {
  const plan = plans.find((each) => each.name === name);
  if (plan === undefined) throw new Error(`there is no plan for the ${name}`);
  return plan;
}

type Options = { readonly topology: Topology; readonly folder: string; readonly logs: string };

const several = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** APIs, workers, the sandbox and a database of this run alone, on ports of their own. */
export async function startInstallation(scope: Scope, { topology, folder, logs }: Options): Promise<Installation> {
  await buildWhatIsMissing(scope);
  const postgres = await topology.startDatabase(scope, folder, logs);
  const redis = await topology.startRedis?.(scope, logs);
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { role: 'owner', max: 4 });
  // A database that hangs must not keep the run from ending.
  scope.onEnd(() => Promise.race([database.close(), pause(CLOSE_WITHIN_MS)]));
  await fill(database);

  const apiPorts = await Promise.all(several(topology.apis).map(freeLoopbackPort));
  const ports = await Promise.all(Array.from({ length: 3 }, freeLoopbackPort));
  const [PORT, SANDBOX_PORT, POSTGRES_PORT] = ports.map(String);
  const appSecret = randomBytes(32).toString('hex');
  const env = readEnvironment({
    ...{ PORT, API_PORT: String(apiPorts[0]), SANDBOX_PORT, POSTGRES_PORT },
    ...{ APP_SECRET: appSecret, DATA_FOLDER: folder, ALLOW_SANDBOX: '1' },
  });
  // No variable of the operator's: with real keys it would be real money.
  const variables = { LOG_LEVEL: 'warn', ...(redis && { REDIS_URL: redis.url }) };
  const databaseUrl = await applicationAddress(postgres.url);
  const plans = await planServices({ env, mode: 'production', databaseUrl, variables });
  const [sandbox, api, worker] = [planOf(plans, 'sandbox'), planOf(plans, 'api'), planOf(plans, 'worker')];
  const apiUrls = apiPorts.map((port) => `http://127.0.0.1:${port}`);
  const apiPlans = apiPorts.map((port, index) => ({
    ...api,
    name: `api-${index + 1}`,
    env: { ...api.env, API_PORT: String(port) },
    readyAt: `${apiUrls[index]}/readyz`,
  }));
  const workerPlans = several(topology.workers).map((nth) => ({ ...worker, name: `worker-${nth}` }));
  const run = (plan: Plan) => keepRunning(scope, plan, logs);
  run(sandbox);
  const [apis, workers] = [apiPlans.map(run), workerPlans.map(run)];
  await waitUntilReady([sandbox, ...apiPlans], scope.signal);
  const sandboxUrl = `http://127.0.0.1:${SANDBOX_PORT}`;
  return { postgres, redis, database, appSecret, apis, apiUrls, workers, sandboxUrl };
}
