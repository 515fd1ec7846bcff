import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTimeOf } from '@jara/server/process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const modules = Object.fromEntries(
  ['program', 'run-until-stopped', 'supervise'].map((name) => [
    name,
    JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href),
  ]),
);

/** Says its number each time it starts. With a file `broken` beside it, it ends at once; with `talkative`, it says more. */
const PROGRAM = `
  const { existsSync, writeFileSync, writeSync } = require('node:fs');
  if (existsSync('broken')) { console.log('there is no way on'); process.exit(7); }
  if (existsSync('talkative')) {
    for (let line = 0; line < 1_000; line += 1) writeSync(1, 'x'.repeat(1_000) + '\\n');
    writeFileSync('has-said-all', '');
  }
  console.log('its number is ' + process.pid);
  setInterval(() => {}, 1000);`;

describe('a run that supervises a program', () => {
  let home: string;
  let run: ChildProcess | undefined;
  let output: string;

  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'jara-supervise-'));
  });
  afterEach(async () => {
    if (run?.exitCode === null && run.kill('SIGTERM')) await once(run, 'exit');
    await rm(home, { recursive: true, force: true });
  });

  const start = ({ waitsMs, steadyAfterMs = 60_000 }: { waitsMs: readonly number[]; steadyAfterMs?: number }) => {
    const script = `
      import { startProgram } from ${modules['program']};
      import { runUntilStopped } from ${modules['run-until-stopped']};
      import { createSupervisor } from ${modules['supervise']};
      await runUntilStopped('The example', async (run) => {
        const supervisor = createSupervisor(run, ${JSON.stringify({ waitsMs, steadyAfterMs })});
        const home = ${JSON.stringify(home)};
        await supervisor.supervise('example', async () => startProgram({
          name: 'example', args: ['--eval', ${JSON.stringify(PROGRAM)}], cwd: home, env: {}, logs: home + '/logs',
          signal: run.signal, onStart: ({ pid }) => console.log('started ' + pid),
        }));
        supervisor.restartFromNow();
      });`;
    output = '';
    run = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [run.stdout, run.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return once(run, 'close').then(([code]) => code as number);
  };
  const startedPids = () => [...output.matchAll(/^started (\d+)$/gm)].map(([, pid]) => Number(pid));
  const startsUpTo = (count: number) => expect.poll(() => startedPids().length).toBe(count);
  const kill = () => process.kill(startedPids().at(-1) ?? expect.fail('nothing was started'), 'SIGKILL');
  const logOf = () => readFile(path.join(home, 'logs/example.log'), 'utf8').catch(() => '');

  test('starts it again when it was killed, says so, and keeps the log of both', async () => {
    void start({ waitsMs: [10, 20] });
    await startsUpTo(1);
    await expect.poll(logOf).toContain('its number is');
    kill();
    await startsUpTo(2);
    expect(output).toContain('The example has ended (signal SIGKILL); starting it again in 0.01 s.\n');
    await expect.poll(logOf).toBe(
      startedPids()
        .map((pid) => `its number is ${pid}\n`)
        .join(''),
    );
  });

  test('ends with its last lines and exit code 1 when it ends at once each time', async () => {
    const ended = start({ waitsMs: [10, 20, 40] });
    await startsUpTo(1);
    await writeFile(path.join(home, 'broken'), '');
    kill();
    expect(await ended).toBe(1);
    expect(startedPids()).toHaveLength(4);
    expect(output).toMatch(
      /in 0\.01 s\.\n.*in 0\.02 s\.\n.*in 0\.04 s\.\n.*has ended unexpectedly \(exit code 7\)\. Its last lines:\nthere is no way on\n$/s,
    );
  });

  test('counts anew what has lived for a while', async () => {
    void start({ waitsMs: [10], steadyAfterMs: 0 });
    for (const count of [1, 2, 3, 4]) {
      await startsUpTo(count);
      kill();
    }
    await startsUpTo(5);
  });

  test('stops on Ctrl-C while it waits for the next start, and leaves nothing behind', async () => {
    const ended = start({ waitsMs: [60_000] });
    await startsUpTo(1);
    kill();
    await expect.poll(() => output).toContain('in 60 s.\n');
    run?.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(output).toMatch(/Stopping…\nThe example has stopped\.\n$/);
    expect(startedPids()).toHaveLength(1);
    expect(await startTimeOf(startedPids()[0] ?? 0)).toBeUndefined();
  });

  test('goes on, program and all, when its log cannot be written', async () => {
    await mkdir(path.join(home, 'logs'));
    const file = path.join(home, 'logs/example.log');
    await (existsSync('/dev/full') ? symlink('/dev/full', file) : mkdir(file));
    await writeFile(path.join(home, 'talkative'), '');
    const ended = start({ waitsMs: [10] });
    await expect.poll(() => existsSync(path.join(home, 'has-said-all'))).toBe(true);
    kill();
    await startsUpTo(2);
    run?.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});
