import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environmentFor } from '../scripts/env.ts';
import { ROOT } from '../scripts/root.ts';
import { freeLoopbackPort } from '../scripts/running/ports.ts';

const READY_WITHIN_MS = 180_000;

/** Runs `npm start` as a person would, on ports and data of its own, until it says that it is ready; then stops it. */
export async function timeNpmStart(dataFolder: string, signal: AbortSignal): Promise<number> {
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
  let readyAfterMs: number | undefined;
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
    if (readyAfterMs !== undefined || !said.includes('Jara is ready at')) return;
    readyAfterMs = performance.now() - began;
    stop();
  };
  npm.stdout.on('data', listen);
  npm.stderr.on('data', listen);
  await ended;
  clearTimeout(overdue);
  signal.removeEventListener('abort', stop);
  if (readyAfterMs === undefined) throw new Error(`npm start did not get ready. It said:\n${said}`);
  return readyAfterMs;
}
