import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeLoopbackPort, OperatorError } from '@jara/server/process';
import { type Environment, variablesNamed } from '../env.ts';
import { appSecretOf } from './app-secret.ts';
import { CONSOLE, CONSOLE_BUILD } from './console-build.ts';
import { ENVIRONMENT_ALLOWLIST } from './environment-allowlist.ts';
import { END_WITH_PARENT } from './program.ts';
import { BUNDLED_SERVICES, bundleOf, folderOf } from './services-build.ts';
import { EARLIER_FILES, STOREFRONT, STOREFRONT_BUILD, STOREFRONT_SERVER } from './storefront-build.ts';
import { sandboxUrl, type ThirdParties, thirdPartyVariables } from './third-parties.ts';

export type Mode = 'production' | 'development';

/**
 * Memory for JavaScript, in MB: what lives long, and what has just been made, which V8 would let grow to 48 MB before it
 * looks for what is over. Caches hold their bytes outside of it.
 */
const HEAP = {
  sandbox: { old: 128, young: 2 },
  api: { old: 512, young: 8 },
  worker: { old: 256, young: 2 },
  storefront: { old: 192, young: 8 },
  'front-door': { old: 192, young: 8 },
} as const;

/** Containers get the same by NODE_OPTIONS. */
export const heapFlags = (name: keyof typeof HEAP) => [
  `--max-old-space-size=${HEAP[name].old}`,
  `--max-semi-space-size=${HEAP[name].young}`,
];

const nodeFlags = (name: keyof typeof HEAP) => [...heapFlags(name), END_WITH_PARENT];

const mainOf = (name: string) =>
  (BUNDLED_SERVICES as readonly string[]).includes(name) ? bundleOf(name) : 'src/main.ts';

/** The C library keeps what threads have freed, for each of them apart: pictures and compression leave much behind. */
export const FEW_ARENAS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** A start takes seconds; compiling for development on a small machine may take minutes. */
const READY_WITHIN_MS = 240_000;

export type Plan = {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Answers 200 when the service is ready; the worker has no such URL. */
  readonly readyAt?: string;
};

type Options = {
  readonly env: Environment;
  readonly mode: Mode;
  readonly databaseUrl: string;
  readonly thirdParties?: ThirdParties;
  /** The environment of `npm start`; by default that of this process. */
  readonly variables?: NodeJS.ProcessEnv;
};

/** The services besides the database, each with its arguments and environment. */
export async function planServices({ env, mode, databaseUrl, thirdParties, variables }: Options): Promise<Plan[]> {
  const isDevelopment = mode === 'development';
  const isDemo = env.DEMO_DATA === '1' && env.ALLOW_SANDBOX === '1';
  const storefrontPort = String(await freeLoopbackPort());
  const consolePort = String(await freeLoopbackPort());
  const consoleUrl = `http://127.0.0.1:${consolePort}`;
  const storefrontUrl = `http://127.0.0.1:${storefrontPort}`;
  const apiUrl = `http://127.0.0.1:${env.API_PORT}`;
  const shared = {
    NODE_ENV: mode,
    // Node caches compiled code: the second start is faster.
    NODE_COMPILE_CACHE: path.join(env.DATA_FOLDER, 'compile-cache'),
    ...FEW_ARENAS,
  };
  const allowedVariables = (name: keyof typeof ENVIRONMENT_ALLOWLIST) =>
    variablesNamed(ENVIRONMENT_ALLOWLIST[name], variables);
  // The demo's riders and vendors act by themselves, unless somebody says otherwise.
  const simulator = isDemo && { SIMULATOR: 'all' };
  const site = { PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` };
  const ourApp = (name: keyof typeof HEAP) => ({
    args: isDevelopment ? ['--watch', '--watch-preserve-output', 'src/main.ts'] : [...nodeFlags(name), mainOf(name)],
    cwd: folderOf(name),
  });
  /** For the services behind the front door only. */
  const internal = {
    ...thirdPartyVariables(env),
    DATABASE_URL: databaseUrl,
    APP_SECRET: await appSecretOf(env),
  };
  const sandbox: Plan = {
    name: 'sandbox',
    ...ourApp('sandbox'),
    env: {
      ...allowedVariables('sandbox'),
      ...shared,
      SANDBOX_PORT: String(env.SANDBOX_PORT),
      SANDBOX_WEBHOOK_URL: apiUrl,
    },
    readyAt: `${sandboxUrl(env)}/healthz`,
  };
  /** It has no process of its own once it is built. */
  const consoleSite: Plan = {
    name: 'console',
    args: ['dev-site.ts', consolePort],
    cwd: CONSOLE,
    env: shared,
    readyAt: `${consoleUrl}/console/`,
  };
  return [
    ...(env.ALLOW_SANDBOX === '1' ? [sandbox] : []),
    {
      name: 'api',
      ...ourApp('api'),
      env: {
        ...simulator,
        ...allowedVariables('api'),
        ...shared,
        ...site,
        ...internal,
        API_PORT: String(env.API_PORT),
        MEDIA_FOLDER: path.join(env.DATA_FOLDER, 'media'),
        THIRD_PARTY_SERVICES: env.THIRD_PARTY_SERVICES ?? '{}',
      },
      readyAt: `${apiUrl}/readyz`,
    },
    {
      name: 'worker',
      ...ourApp('worker'),
      env: { ...simulator, ...allowedVariables('worker'), ...shared, ...site, ...internal },
    },
    {
      name: 'storefront',
      args: isDevelopment ? ['dev-site.ts'] : [...nodeFlags('storefront'), STOREFRONT_SERVER],
      cwd: STOREFRONT,
      env: {
        ...allowedVariables('storefront'),
        ...shared,
        ...site,
        PORT: storefrontPort,
        HOST: '127.0.0.1',
        API_URL: apiUrl,
        MEDIA_FOLDER: path.join(env.DATA_FOLDER, 'media'),
        PICTURE_CACHE: path.join(env.DATA_FOLDER, 'pictures'),
        ...(thirdParties?.inbox !== undefined && { SMS_INBOX_URL: thirdParties.inbox }),
      },
      readyAt: `${storefrontUrl}/store`,
    },
    ...(isDevelopment ? [consoleSite] : []),
    {
      name: 'front-door',
      ...ourApp('front-door'),
      env: {
        ...allowedVariables('front-door'),
        ...shared,
        ...site,
        PORT: String(env.PORT),
        API_URL: apiUrl,
        STOREFRONT_URL: storefrontUrl,
        STOREFRONT_BUILD,
        ...(isDevelopment ? { CONSOLE_URL: consoleUrl } : { CONSOLE_BUILD }),
        EARLIER_FILES,
        ...thirdParties?.pageOrigins,
      },
      readyAt: `http://127.0.0.1:${env.PORT}/store`,
    },
  ];
}

/** With Node's own client of old: `fetch` brings code of 4 MB, which would stay for as long as the services run. */
const answers = (url: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(READY_WITHIN_MS)]);
    const request = get(url, { signal: inTime, agent: false }, (response) => {
      response.destroy();
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
  });

/** In order: a front door that is asked before the services behind it would log failures. */
export async function waitUntilReady(
  plans: readonly Pick<Plan, 'name' | 'readyAt'>[],
  signal: AbortSignal,
): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  for (const { name, readyAt } of plans) {
    while (readyAt !== undefined && !(await answers(readyAt, signal))) {
      signal.throwIfAborted();
      if (Date.now() > end) throw new OperatorError(`The ${name} did not answer at ${readyAt} in time.`);
      await pause(25);
    }
  }
}
