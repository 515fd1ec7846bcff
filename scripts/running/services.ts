import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@jara/server/embedded';
import type { Environment } from '../env.ts';
import { freeLoopbackPort } from './ports.ts';
import { ROOT } from './sources-hash.ts';
import { nextCommand, STOREFRONT, STOREFRONT_BUILD, STOREFRONT_SERVER } from './storefront-build.ts';

export type Mode = 'production' | 'development';

const READY_WITHIN_MS = 90_000;

export type Plan = {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
};

type Options = { readonly env: Environment; readonly mode: Mode; readonly databaseUrl: string };

/** What runs beside the database, with all that each is told. */
export async function planServices({ env, mode, databaseUrl }: Options): Promise<Plan[]> {
  const isDevelopment = mode === 'development';
  const storefrontPort = String(await freeLoopbackPort());
  const apiUrl = `http://127.0.0.1:${env.API_PORT}`;
  const shared = {
    NODE_ENV: mode,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    // Node keeps what it compiled: the second start is faster.
    NODE_COMPILE_CACHE: path.join(env.DATA_FOLDER, 'compile-cache'),
  };
  const ours = (room: string) => ({
    args: [...(isDevelopment ? ['--watch', '--watch-preserve-output'] : []), 'src/main.ts'],
    cwd: path.join(ROOT, 'apps', room),
  });
  return [
    {
      name: 'api',
      ...ours('api'),
      env: { ...shared, API_PORT: String(env.API_PORT), DATABASE_URL: databaseUrl, ALLOW_SANDBOX: '1' },
    },
    {
      name: 'storefront',
      args: isDevelopment
        ? [nextCommand(), 'dev', '--hostname', '127.0.0.1', '--port', storefrontPort]
        : [STOREFRONT_SERVER],
      cwd: STOREFRONT,
      env: {
        ...shared,
        PORT: storefrontPort,
        HOSTNAME: '127.0.0.1',
        API_URL: apiUrl,
        MEDIA_FOLDER: path.join(env.DATA_FOLDER, 'media'),
        NEXT_TELEMETRY_DISABLED: '1',
      },
    },
    {
      name: 'front-door',
      ...ours('front-door'),
      env: {
        ...shared,
        PORT: String(env.PORT),
        API_URL: apiUrl,
        STOREFRONT_URL: `http://127.0.0.1:${storefrontPort}`,
        STOREFRONT_BUILD,
      },
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

/** Resolves when every address answers with 200. */
export async function untilAllAnswer(urls: readonly string[], signal: AbortSignal): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  await Promise.all(
    urls.map(async (url) => {
      while (!(await answers(url, signal))) {
        signal.throwIfAborted();
        if (Date.now() > end) throw new Refusal(`${url} did not answer within ${READY_WITHIN_MS / 1000} seconds.`);
        await pause(50);
      }
    }),
  );
}
