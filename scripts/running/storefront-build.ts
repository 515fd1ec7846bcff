import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { acquireProcessLock, OperatorError } from '@jara/server/process';
import { ROOT } from '../root.ts';
import { compileAhead } from './compile-ahead.ts';
import { dropOldFiles, keepFiles } from './earlier-files.ts';
import { type Keeper, startProgram } from './program.ts';
import { hashOfSources } from './sources-hash.ts';

export const STOREFRONT = path.join(ROOT, 'apps/storefront');
/** What `next build` writes; the front door serves the static files in it. */
export const STOREFRONT_BUILD = path.join(STOREFRONT, '.next');
/** The whole storefront as one program, at the place that it has in the repository. */
const STANDALONE = path.join(STOREFRONT_BUILD, 'standalone/apps/storefront');
export const STOREFRONT_SERVER = path.join(STANDALONE, 'server.js');
const PAGE_PARAMETERS = 'page-parameters.json';
/** Written last and inside the build: it vanishes with it, and with the beginning of the next one. */
const STAMP = path.join(STOREFRONT_BUILD, 'built-from');

/** Static files of the builds before, which pages that are still open ask for. */
export const EARLIER_FILES = path.join(ROOT, '.data/earlier-files');

const TURN = path.join(ROOT, '.data/storefront-build.claim');

const hashOfStorefront = () =>
  hashOfSources([
    'apps/storefront/**/*',
    'packages/{contract,domain}/**/*',
    'scripts/running/compile-ahead.ts',
    'package-lock.json',
    'tsconfig.base.json',
  ]);

export const nextCommand = () => createRequire(path.join(STOREFRONT, 'package.json')).resolve('next/dist/bin/next');

export async function isStorefrontBuilt(): Promise<boolean> {
  const stamp = await readFile(STAMP, 'utf8').catch(() => '');
  return existsSync(STOREFRONT_SERVER) && stamp === (await hashOfStorefront());
}

type Options = Keeper & { readonly logs: string; readonly report: (detail: string) => void };

/** What Next said last, without colours, marks and empty lines. */
function lastLine(text: string): string | undefined {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.replace(/^[^\p{L}]+/u, '').trim())
    .findLast((line) => line !== '');
}

/** Two that would build at once (a start and the gate, say) take turns; the second finds it done. */
export async function buildStorefront(options: Options): Promise<void> {
  await mkdir(path.dirname(TURN), { recursive: true });
  for (;;) {
    options.signal?.throwIfAborted();
    const turn = await acquireProcessLock(TURN, 'building the storefront');
    if (turn.ok) {
      try {
        await dropOldFiles(EARLIER_FILES);
        if (!(await isStorefrontBuilt())) await build(options);
        return;
      } finally {
        await turn.release();
      }
    }
    options.report(`waiting for process ${turn.holder.pid}, which is building it`);
    await pause(200);
  }
}

async function build({ logs, report, ...keeper }: Options): Promise<void> {
  const hash = await hashOfStorefront();
  await rm(STAMP, { force: true });
  await keepFiles(path.join(STOREFRONT_BUILD, 'static'), EARLIER_FILES);
  const program = startProgram({
    ...keeper,
    name: 'storefront-build',
    args: [nextCommand(), 'build'],
    cwd: STOREFRONT,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
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
  await compileAhead(STOREFRONT_BUILD);
  // Next leaves these two beside the program, for a CDN; ours serves them itself.
  await cp(path.join(STOREFRONT_BUILD, 'static'), path.join(STANDALONE, '.next/static'), { recursive: true });
  const files = path.join(STOREFRONT, 'public');
  if (existsSync(files)) await cp(files, path.join(STANDALONE, 'public'), { recursive: true });
  // By which the front door knows what shapes a page.
  await cp(path.join(STOREFRONT, PAGE_PARAMETERS), path.join(STOREFRONT_BUILD, PAGE_PARAMETERS));
  await writeFile(STAMP, hash);
}
