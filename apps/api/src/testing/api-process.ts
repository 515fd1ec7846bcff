import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freeLoopbackPort } from '@jara/server/process';
import { clockEnvironment } from '@jara/server/testing';
import { onTestFinished, vi } from 'vitest';
import { SECRET_OF_TESTS } from './start-api.ts';

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

type Options = {
  /** That of an earlier one, which it takes the place of. */
  readonly port?: number;
  readonly drainSeconds?: number;
};

/** An API in a process of its own, which can be killed as a crash would; the test's end kills it at the latest. */
export async function startApiProcess(databaseUrl: string, { port: wanted, drainSeconds = 0 }: Options = {}) {
  const port = wanted ?? (await freeLoopbackPort());
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      ...clockEnvironment,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl,
      APP_SECRET: SECRET_OF_TESTS,
      API_PORT: String(port),
      DRAIN_SECONDS: String(drainSeconds),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
  }
  onTestFinished(kill);
  const isUp = vi.waitUntil(() => isReady(url), { timeout: 30_000 });
  const isDown = ended.then((code) => {
    throw new Error(`the API has ended with ${code} before it was ready`);
  });
  await Promise.race([isUp, isDown]);
  return {
    url,
    port,
    /** As a service manager stops it; gives its exit code. */
    stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return ended;
    },
    /** Nothing is finished, nothing is said. */
    kill,
  };
}
