import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { acquireProcessLock, OperatorError } from '@jara/server/process';
import { ROOT } from '../root.ts';
import { END_WITH_PARENT, type StartOptions, startProgram } from './program.ts';
import { hashOfSources } from './sources-hash.ts';

/** What is built once from its sources, by a program of its own. */
export type Build = {
  /** Of its log and its lock. */
  readonly name: string;
  /** In a sentence: 'building the storefront'. */
  readonly what: string;
  readonly sources: readonly string[];
  readonly script: string;
  /** Files without which nothing is built. */
  readonly made: readonly string[];
  /** Written last and inside the build, and deleted when the next build begins. */
  readonly stamp: string;
  /** Before the build of other sources takes its place. */
  readonly prepare?: () => Promise<void>;
};

type Options = StartOptions & { readonly logs: string; readonly report: (detail: string) => void };

const hashOf = ({ sources }: Build) => hashOfSources([...sources, 'package-lock.json', 'tsconfig.base.json']);

export async function isBuilt(build: Build): Promise<boolean> {
  const stamp = await readFile(build.stamp, 'utf8').catch(() => '');
  return build.made.every((file) => existsSync(file)) && stamp === (await hashOf(build));
}

/** The last line of the build's output, without colours, marks and empty lines. */
function lastLine(text: string): string | undefined {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.replace(/^[^\p{L}]+/u, '').trim())
    .findLast((line) => line !== '');
}

/** A lock makes concurrent builds (of a start and of the gate) wait for each other; the second one finds it built. */
export async function runBuild(build: Build, options: Options): Promise<void> {
  const lockFile = path.join(ROOT, `.data/${build.name}.lock`);
  await mkdir(path.dirname(lockFile), { recursive: true });
  for (;;) {
    options.signal?.throwIfAborted();
    const lock = await acquireProcessLock(lockFile, `building ${build.what}`);
    if (lock.ok) {
      try {
        if (!(await isBuilt(build))) await make(build, options);
        return;
      } finally {
        await lock.release();
      }
    }
    options.report(`waiting for process ${lock.holder.pid}, which is building it`);
    await pause(200);
  }
}

async function make(build: Build, { logs, report, ...startOptions }: Options): Promise<void> {
  const { name, what, script, stamp, prepare } = build;
  const hash = await hashOf(build);
  await rm(stamp, { force: true });
  await prepare?.();
  const program = startProgram({
    ...startOptions,
    name,
    // A build that outlived its start would write beside the next one.
    args: [END_WITH_PARENT, script],
    cwd: path.dirname(script),
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
      throw new OperatorError(`Building ${what} failed because the disk is full: free some space and start again.`);
    }
    throw new OperatorError(`Building ${what} failed (${how}). Its last lines:\n${lines}`);
  }
  await writeFile(stamp, hash);
}
