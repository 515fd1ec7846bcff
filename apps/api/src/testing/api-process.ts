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

/** An API in a process of its own, which can be killed as a crash would; the test's end kills it at the latest. */
export async function startApiProcess(databaseUrl: string) {
  const port = await freeLoopbackPort();
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      ...clockEnvironment,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl,
      APP_SECRET: SECRET_OF_TESTS,
      API_PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
  }
  onTestFinished(kill);
  await vi.waitUntil(() => isReady(url), { timeout: 30_000 });
  return {
    url,
    /** Nothing is finished, nothing is said. */
    kill,
  };
}
