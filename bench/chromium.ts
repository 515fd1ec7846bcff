import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeLoopbackPort } from '@jara/server/process';
import { findChromium } from '../tests/e2e/support/chromium.ts';
import type { Scope } from './scope.ts';

const READY_WITHIN_MS = 20_000;
const FLAGS = [
  ...['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--no-first-run'],
  ...['--disable-extensions', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--mute-audio', '--no-default-browser-check', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
];

/** A browser of its own with an empty profile; gives the port by which it is steered. */
export async function startChromium(scope: Scope): Promise<number> {
  const executable = findChromium({ windowsFirst: true });
  if (executable === undefined)
    throw new Error('Lighthouse needs a Chromium: install one, or name it in CHROMIUM_PATH.');
  const profile = await mkdtemp(path.join(await realpath(tmpdir()), 'jara-bench-chromium-'));
  scope.onEnd(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const port = await freeLoopbackPort();
  const args = [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(executable, args, { stdio: 'ignore', detached: true });
  const pid = browser.pid;
  if (pid === undefined) throw new Error(`${executable} could not be started`);
  const ended = once(browser, 'exit');
  scope.onEnd(async () => {
    // Its helpers are in its group.
    if (browser.exitCode === null) process.kill(-pid, 'SIGKILL');
    await ended;
  });
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await pause(50)) {
    scope.signal.throwIfAborted();
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer?.ok) return port;
  }
  throw new Error('Chromium did not start in time');
}
