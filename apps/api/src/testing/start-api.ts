import { type FreshDatabase, freshDatabase } from '@jara/server/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, vi } from 'vitest';
import { buildApp } from '../build-app.ts';
import { type Env, readEnv } from '../env.ts';

type Running = { readonly app: FastifyInstance; readonly database: FreshDatabase };
type Options = { readonly env?: Variables; readonly now?: () => Date };

/** The same in every process that a test starts, as in production. */
export const SECRET_OF_TESTS = 'a secret that only tests know, of 32 letters and more';

type Variables = Partial<Record<keyof Env, string>>;

export const testEnv = (databaseUrl: string, more: Variables = {}): Env =>
  readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, APP_SECRET: SECRET_OF_TESTS, ...more });

/** The whole API on a fresh database, for the tests of one file. */
export function startApi({ env = {}, now }: Options = {}): Running {
  const running: { app?: FastifyInstance; database?: FreshDatabase } = {};
  beforeAll(async () => {
    running.database = await freshDatabase();
    const settings = testEnv(running.database.appUrl, env);
    running.app = await buildApp(settings, { proofTries: 5, ...(now && { now }) });
  });
  afterAll(() => running.app?.close());
  const started = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('the API has not started yet');
    return part;
  };
  return {
    get app() {
      return started(running.app);
    },
    get database() {
      return started(running.database);
    },
  };
}

/** Whether the database's announcements reach it: only then does it answer a repeated question from memory. */
export async function isInformed(app: FastifyInstance): Promise<boolean> {
  const ask = () => app.inject('/customer/available-locations');
  await ask();
  return (await ask()).headers['etag'] !== undefined;
}

export const untilInformed = (app: FastifyInstance) => vi.waitUntil(() => isInformed(app));
