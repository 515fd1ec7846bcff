import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { acquireProcessLock, OperatorError } from '@jara/server/process';
import { ROOT } from '../root.ts';
import { deleteExpiredFiles, retainFiles } from './previous-build-files.ts';
import { type StartOptions, startProgram } from './program.ts';
import { hashOfSources } from './sources-hash.ts';

export const STOREFRONT = path.join(ROOT, 'apps/storefront');
/** The front door serves its static files. */
export const STOREFRONT_BUILD = path.join(STOREFRONT, 'dist');
export const STOREFRONT_SERVER = path.join(STOREFRONT_BUILD, 'server/main.js');
/** Written last and inside the build, and deleted when the next build begins. */
const STAMP = path.join(STOREFRONT_BUILD, 'built-from');

/** Static files of previous builds, which pages that are still open request. */
export const EARLIER_FILES = path.join(ROOT, '.data/earlier-files');

const BUILD_LOCK = path.join(ROOT, '.data/storefront-build.lock');

const hashOfStorefront = () =>
  hashOfSources(['apps/storefront/**/*', 'packages/{contract,domain}/**/*', 'package-lock.json', 'tsconfig.base.json']);

export async function isStorefrontBuilt(): Promise<boolean> {
  const stamp = await readFile(STAMP, 'utf8').catch(() => '');
  return existsSync(STOREFRONT_SERVER) && stamp === (await hashOfStorefront());
}

type Options = StartOptions & { readonly logs: string; readonly report: (detail: string) => void };

/** The last line of the build's output, without colours, marks and empty lines. */
function lastLine(text: string): string | undefined {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.replace(/^[^\p{L}]+/u, '').trim())
    .findLast((line) => line !== '');
}

/** A lock makes concurrent builds (of a start and of the gate) wait for each other; the second one finds it built. */
export async function buildStorefront(options: Options): Promise<void> {
  await mkdir(path.dirname(BUILD_LOCK), { recursive: true });
  for (;;) {
    options.signal?.throwIfAborted();
    const lock = await acquireProcessLock(BUILD_LOCK, 'building the storefront');
    if (lock.ok) {
      try {
        await deleteExpiredFiles(EARLIER_FILES);
        if (!(await isStorefrontBuilt())) await build(options);
        return;
      } finally {
        await lock.release();
      }
    }
    options.report(`waiting for process ${lock.holder.pid}, which is building it`);
    await pause(200);
  }
}

async function build({ logs, report, ...startOptions }: Options): Promise<void> {
  const hash = await hashOfStorefront();
  await rm(STAMP, { force: true });
  await retainFiles(path.join(STOREFRONT_BUILD, 'client/static'), EARLIER_FILES);
  const program = startProgram({
    ...startOptions,
    name: 'storefront-build',
    args: ['build-site.ts'],
    cwd: STOREFRONT,
    env: { NODE_ENV: 'production' },
    logs,
    onOutput: (text) => {
      const line = lastLine(text);
      if (line !== undefined) report(line);
    },
  });
  const how = await program.ended;
  if (how !== 'exit code 0') {
    const lines = program.lastLines();
    if (/ENOSPC|no space left on device/i.test(lines)) {
      throw new OperatorError(
        'The storefront could not be built because the disk is full: free some space and start again.',
      );
    }
    throw new OperatorError(`The storefront could not be built (${how}). Its last lines:\n${lines}`);
  }
  await writeFile(STAMP, hash);
}
