import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '@jara/server/process';
import { type Environment, variablesNamed } from '../env.ts';
import { ROOT } from '../root.ts';
import { HANDED_ON } from './handed-on.ts';
import { keptSecret } from './kept-secret.ts';
import { freeLoopbackPort } from './ports.ts';
import { EARLIER_FILES, nextCommand, STOREFRONT, STOREFRONT_BUILD, STOREFRONT_SERVER } from './storefront-build.ts';
import { sandboxUrl, thirdPartyVariables } from './third-parties.ts';

export type Mode = 'production' | 'development';

/** A start takes seconds; a small machine that compiles for development may need minutes. */
const READY_WITHIN_MS = 240_000;

export type Plan = {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Answers with 200 when it is ready; nobody waits for what serves nobody. */
  readonly readyAt?: string;
};

type Options = {
  readonly env: Environment;
  readonly mode: Mode;
  readonly databaseUrl: string;
  /** Where codes can be read, if they are sent to the sandbox. */
  readonly inbox?: string | undefined;
  /** What `npm start` was given; by default the environment of this process. */
  readonly variables?: NodeJS.ProcessEnv;
};

/** What runs beside the database, with all that each is told. */
export async function planServices({ env, mode, databaseUrl, inbox, variables }: Options): Promise<Plan[]> {
  const isDevelopment = mode === 'development';
  const storefrontPort = String(await freeLoopbackPort());
  const storefrontUrl = `http://127.0.0.1:${storefrontPort}`;
  const apiUrl = `http://127.0.0.1:${env.API_PORT}`;
  const shared = {
    NODE_ENV: mode,
    // Node keeps what it compiled: the second start is faster.
    NODE_COMPILE_CACHE: path.join(env.DATA_FOLDER, 'compile-cache'),
  };
  const handedOn = (name: keyof typeof HANDED_ON) => variablesNamed(HANDED_ON[name], variables);
  const site = { PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` };
  const ours = (room: string) => ({
    args: [...(isDevelopment ? ['--watch', '--watch-preserve-output'] : []), 'src/main.ts'],
    cwd: path.join(ROOT, 'apps', room),
  });
  /** What only those behind the front door know. */
  const behind = {
    ...thirdPartyVariables(env),
    DATABASE_URL: databaseUrl,
    APP_SECRET: env.APP_SECRET ?? (await keptSecret(env.DATA_FOLDER)),
  };
  const sandbox: Plan = {
    name: 'sandbox',
    ...ours('sandbox'),
    env: { ...handedOn('sandbox'), ...shared, SANDBOX_PORT: String(env.SANDBOX_PORT) },
    readyAt: `${sandboxUrl(env)}/healthz`,
  };
  return [
    ...(env.ALLOW_SANDBOX === '1' ? [sandbox] : []),
    {
      name: 'api',
      ...ours('api'),
      env: {
        ...handedOn('api'),
        ...shared,
        ...site,
        ...behind,
        API_PORT: String(env.API_PORT),
        THIRD_PARTY_SERVICES: env.THIRD_PARTY_SERVICES ?? '{}',
      },
      readyAt: `${apiUrl}/readyz`,
    },
    { name: 'worker', ...ours('worker'), env: { ...handedOn('worker'), ...shared, ...behind } },
    {
      name: 'storefront',
      args: isDevelopment
        ? [nextCommand(), 'dev', '--hostname', '127.0.0.1', '--port', storefrontPort]
        : [STOREFRONT_SERVER],
      cwd: STOREFRONT,
      env: {
        ...handedOn('storefront'),
        ...shared,
        ...site,
        PORT: storefrontPort,
        HOSTNAME: '127.0.0.1',
        API_URL: apiUrl,
        MEDIA_FOLDER: path.join(env.DATA_FOLDER, 'media'),
        ...(inbox !== undefined && { SMS_INBOX_URL: inbox }),
        NEXT_TELEMETRY_DISABLED: '1',
      },
      readyAt: `${storefrontUrl}/store`,
    },
    {
      name: 'front-door',
      ...ours('front-door'),
      env: {
        ...handedOn('front-door'),
        ...shared,
        ...site,
        PORT: String(env.PORT),
        API_URL: apiUrl,
        STOREFRONT_URL: storefrontUrl,
        STOREFRONT_BUILD,
        EARLIER_FILES,
      },
      readyAt: `http://127.0.0.1:${env.PORT}/store`,
    },
  ];
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Each in turn: asked before those behind it are ready, the front door would have nothing but failures to tell of. */
export async function untilReady(plans: readonly Plan[], signal: AbortSignal): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  for (const { name, readyAt } of plans) {
    while (readyAt !== undefined && !(await answers(readyAt, signal))) {
      signal.throwIfAborted();
      if (Date.now() > end) throw new OperatorError(`The ${name} did not answer at ${readyAt} in time.`);
      await pause(25);
    }
  }
}
