import { randomBytes } from 'node:crypto';
import { loadDemo } from '@jara/demo';
import { applicationAddress, type Database, migrate, openDatabase } from '@jara/server/db';
import { freeLoopbackPort } from '@jara/server/process';
import { readEnvironment } from '../../scripts/env.ts';
import { type Plan, planServices, waitUntilReady } from '../../scripts/running/services.ts';
import type { Scope } from '../scope.ts';
import { buildWhatIsMissing } from '../services.ts';
import { type CrashablePostgres, startCrashablePostgres } from './crashable-postgres.ts';
import { keepRunning, type RestartableProgram } from './restartable-program.ts';

const VENDORS = 160;

export type Installation = {
  readonly postgres: CrashablePostgres;
  /** As the owner; its connections break with every crash of PostgreSQL. */
  readonly database: Database;
  readonly appSecret: string;
  readonly apis: readonly RestartableProgram[];
  readonly apiUrls: readonly string[];
  readonly worker: RestartableProgram;
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

/** Two APIs, a worker, the sandbox and a PostgreSQL of this run alone, on ports of their own. */
export async function startInstallation(scope: Scope, folder: string, logs: string): Promise<Installation> {
  await buildWhatIsMissing(scope);
  const postgres = await startCrashablePostgres(scope, folder);
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { role: 'owner', max: 4 });
  scope.onEnd(() => database.close());
  await fill(database);

  const ports = await Promise.all(Array.from({ length: 5 }, freeLoopbackPort));
  const [PORT, API_PORT, SECOND_PORT, SANDBOX_PORT, POSTGRES_PORT] = ports.map(String);
  const appSecret = randomBytes(32).toString('hex');
  const env = readEnvironment({
    ...{ PORT, API_PORT, SANDBOX_PORT, POSTGRES_PORT },
    ...{ APP_SECRET: appSecret, DATA_FOLDER: folder, ALLOW_SANDBOX: '1' },
  });
  // No variable of the operator's: with real keys it would be real money.
  const variables = { LOG_LEVEL: 'warn' };
  const databaseUrl = await applicationAddress(postgres.url);
  const plans = await planServices({ env, mode: 'production', databaseUrl, variables });
  const api = planOf(plans, 'api');
  const apiUrls = [API_PORT, SECOND_PORT].map((port) => `http://127.0.0.1:${port}`);
  const apiPlans = [API_PORT, SECOND_PORT].map((port, nth) => ({
    ...api,
    name: `api-${nth + 1}`,
    env: { ...api.env, API_PORT: String(port) },
    readyAt: `http://127.0.0.1:${port}/readyz`,
  }));
  const [sandbox, worker] = [planOf(plans, 'sandbox'), planOf(plans, 'worker')];
  const run = (plan: Plan) => keepRunning(scope, plan, logs);
  run(sandbox);
  const apis = apiPlans.map(run);
  const started = { apis, worker: run(worker) };
  await waitUntilReady([sandbox, ...apiPlans], scope.signal);
  return { ...started, postgres, database, appSecret, apiUrls, sandboxUrl: `http://127.0.0.1:${SANDBOX_PORT}` };
}
