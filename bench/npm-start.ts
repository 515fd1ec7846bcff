import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freeLoopbackPort } from '@jara/server/process';
import { environmentFor } from '../scripts/env.ts';
import { ROOT } from '../scripts/root.ts';

const READY_WITHIN_MS = 180_000;

export type Started = {
  /** Of npm, which started all the others. */
  readonly pid: number;
  readonly url: string;
  readonly apiUrl: string;
  readonly readyAfterMs: number;
};

/** Runs `npm start` as a person would, on ports and data of its own; once it says that it is ready, works, then stops it. */
export async function withNpmStart<Result>(
  dataFolder: string,
  signal: AbortSignal,
  work: (started: Started) => Promise<Result>,
): Promise<Result> {
  const [PORT, API_PORT, SANDBOX_PORT, POSTGRES_PORT] = [
    String(await freeLoopbackPort()),
    String(await freeLoopbackPort()),
    String(await freeLoopbackPort()),
    String(await freeLoopbackPort()),
  ];
  signal.throwIfAborted();
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    // A group of its own, so that the stop reaches npm's children too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentFor({ PORT, API_PORT, SANDBOX_PORT, POSTGRES_PORT, DATA_FOLDER: dataFolder, DATABASE_URL: '' }),
  });
  const pid = npm.pid;
  if (pid === undefined) throw new Error('npm could not be started');
  const ended = once(npm, 'close');
  const stop = () => {
    if (npm.exitCode === null) process.kill(-pid, 'SIGTERM');
  };
  const overdue = setTimeout(stop, READY_WITHIN_MS);
  signal.addEventListener('abort', stop);
  let said = '';
  const ready = Promise.withResolvers<boolean>();
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('Jara is ready at')) ready.resolve(true);
  };
  npm.stdout.on('data', listen);
  npm.stderr.on('data', listen);
  void ended.then(() => ready.resolve(false));
  try {
    if (!(await ready.promise)) throw new Error(`npm start did not get ready. It said:\n${said}`);
    clearTimeout(overdue);
    const readyAfterMs = performance.now() - began;
    return await work({ pid, url: `http://localhost:${PORT}`, apiUrl: `http://localhost:${API_PORT}`, readyAfterMs });
  } finally {
    clearTimeout(overdue);
    stop();
    await ended;
    signal.removeEventListener('abort', stop);
  }
}
