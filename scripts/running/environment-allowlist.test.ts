import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { environmentFor, readEnvironment } from '../env.ts';
import { ROOT } from '../root.ts';
import { planServices } from './services.ts';

const ENV_FILES = {
  sandbox: 'apps/sandbox/src/env.ts',
  api: 'apps/api/src/env.ts',
  worker: 'apps/worker/src/env.ts',
  storefront: 'apps/storefront/src/shared/config/env.ts',
  'front-door': 'apps/front-door/src/env.ts',
};
type Name = keyof typeof ENV_FILES;
const NAMES = Object.keys(ENV_FILES) as Name[];

/** For Node and the C library themselves, which no env.ts reads. */
const OF_NODE = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];
/** Given by `npm run dev` alone. */
const OF_DEVELOPMENT = 'CONSOLE_URL';
const OF_THE_NETWORK = /^(NODE_USE_ENV_PROXY|HTTPS?_PROXY|NO_PROXY)$/i;

const SECRETS = [
  ...['APP_SECRET', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_LISTEN_URL', 'DATABASE_REPLICA_URL', 'REDIS_URL'],
  ...['METRICS_TOKEN', 'THIRD_PARTY_SERVICES'],
  ...['TERMII_API_KEY', 'AFRICASTALKING_API_KEY', 'HUBTEL_CLIENT_SECRET', 'GOOGLE_MAPS_KEY', 'VAPID_PRIVATE_KEY'],
  ...['PAYSTACK_SECRET_KEY', 'MONNIFY_SECRET_KEY', 'FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_SECRET_HASH'],
  ...['OPAY_PRIVATE_KEY', 'POCKET_SECRET_KEY', 'MOMO_NG_API_KEY', 'MOMO_GH_SUBSCRIPTION_KEY'],
  ...['NODE_AUTH_TOKEN', 'npm_config__auth', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'PGPASSWORD'],
];

/** What an env.ts reads, seen from outside: the names that it asks an environment for. */
async function namesReadBy(name: Name): Promise<Set<string>> {
  const asked = new Set<string>();
  const environment = new Proxy(
    {},
    {
      get: (_, key) => {
        asked.add(String(key));
        return undefined;
      },
    },
  );
  const { readEnv } = (await import(path.join(ROOT, ENV_FILES[name]))) as { readEnv: (from: object) => unknown };
  try {
    readEnv(environment);
  } catch {
    // Some of them are needed, and there are none.
  }
  return asked;
}

describe('the environment of a process', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jara-allowlist-'));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });

  const planOf = async (name: Name, variables: NodeJS.ProcessEnv, more: NodeJS.ProcessEnv = {}) => {
    const APP_SECRET = 'the secret of APP_SECRET, which is long enough';
    const env = readEnvironment({ DATA_FOLDER: folder, APP_SECRET, ...more });
    const databaseUrl = 'postgres://jara_app:password@127.0.0.1/jara';
    const pageOrigins = {
      PAYMENT_SCRIPT_ORIGINS: 'http://scripts',
      PAYMENT_FRAME_ORIGINS: 'http://frames',
      QUEUE_ORIGINS: 'http://queue',
    };
    const thirdParties = { inbox: 'http://inbox', pageOrigins };
    const plans = await planServices({ env, mode: 'production', databaseUrl, thirdParties, variables });
    expect(plans.map((plan) => plan.name).sort()).toEqual([...NAMES].sort());
    return plans.find((plan) => plan.name === name) ?? expect.fail(`There is no plan for ${name}.`);
  };

  test.each(NAMES)('is what its env.ts reads, and nothing else: %s', async (name) => {
    const read = await namesReadBy(name);
    expect(read.size).toBeGreaterThan(2);
    const allNames = (await Promise.all(NAMES.map(namesReadBy))).flatMap((names) => [...names]);
    const everything = Object.fromEntries([...allNames, ...SECRETS].map((each) => [each, `the value of ${each}`]));

    const { env } = await planOf(name, everything);
    const expected = new Set([...read, ...OF_NODE]);
    expected.delete(OF_DEVELOPMENT);
    const given = Object.keys(env).filter((each) => !OF_THE_NETWORK.test(each));
    expect(given.sort()).toEqual([...expected].sort());
  });

  test.each(['worker', 'api'] as const)('has the orders of a demo driven, and no others: %s', async (name) => {
    const simulatorOf = async (variables: NodeJS.ProcessEnv, more?: NodeJS.ProcessEnv) =>
      (await planOf(name, variables, more)).env['SIMULATOR'];
    expect(await simulatorOf({})).toBe('all');
    expect(await simulatorOf({ SIMULATOR: 'off' })).toBe('off');
    expect(await simulatorOf({ SIMULATOR: '' })).toBe('all');
    expect(await simulatorOf({}, { DEMO_DATA: '0' })).toBeUndefined();
  });

  test.each(['storefront', 'front-door', 'sandbox'] as const)(
    'holds no secret that it has no use for: %s',
    async (name) => {
      for (const each of SECRETS) vi.stubEnv(each, `the secret of ${each}`);
      const { METRICS_TOKEN: _shared, ...env } = (await planOf(name, process.env)).env;
      const values = Object.values(environmentFor(env)).filter((value) => /secret of|password/.test(value ?? ''));
      expect(values).toEqual([]);
    },
  );
});
