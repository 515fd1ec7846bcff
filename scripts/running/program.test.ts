import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTimeOf } from '@jara/server/process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identifyProcess, type Program, startProgram, stopIdentified, unexpectedEnd } from './program.ts';

describe('a program of ours', () => {
  let logs: string;
  beforeAll(async () => {
    logs = await mkdtemp(path.join(tmpdir(), 'jara-programs-'));
  });
  afterAll(() => rm(logs, { recursive: true, force: true }));

  /** Starts a piece of code and waits for its first output. */
  const start = async (code: string, signal?: AbortSignal) => {
    const speaks = Promise.withResolvers<string>();
    const started: Program[] = [];
    const program = startProgram({
      name: 'example',
      args: ['--eval', code],
      cwd: logs,
      env: { EXAMPLE: 'told' },
      logs,
      onOutput: speaks.resolve,
      onStart: (each) => started.push(each),
      ...(signal && { signal }),
    });
    expect(started).toEqual([program]);
    return { program, firstOutput: await speaks.promise };
  };

  test('is given its environment and stops when asked', async () => {
    const { program, firstOutput } = await start(
      `process.on('SIGTERM', () => process.exit(5)); console.log(process.env.EXAMPLE); setInterval(() => {}, 1000)`,
    );
    expect(firstOutput).toBe('told\n');
    await program.stop();
    expect(await program.ended).toBe('exit code 5');
  });

  test('takes along whatever it started', async () => {
    const { program, firstOutput } = await start(
      `const child = require('node:child_process').spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
       console.log(child.pid); setInterval(() => {}, 1000)`,
    );
    const grandchild = Number(firstOutput);
    expect(await startTimeOf(grandchild)).toBeDefined();
    await program.stop();
    await expect.poll(() => startTimeOf(grandchild)).toBeUndefined();
  });

  test('is not started once the run is to stop', async () => {
    await expect(start('console.log(1)', AbortSignal.abort())).rejects.toThrow('aborted');
  });

  test('is shown with its last lines when it ends by itself', async () => {
    const { program } = await start(
      `for (let line = 1; line <= 40; line += 1) console.log('line ' + line); process.exit(7)`,
    );
    const refusal = unexpectedEnd(program, await program.ended);
    const lines = refusal.message.split('\n');
    expect(lines[0]).toBe('The example has ended unexpectedly (exit code 7). Its last lines:');
    expect([lines.length, lines[1], lines.at(-1)]).toEqual([16, 'line 26', 'line 40']);
  });

  test('is found and stopped by a later run, and another process of the same number is not', async () => {
    const { program } = await start(`console.log(1); setInterval(() => {}, 1000)`);
    const note = await identifyProcess(program);
    await stopIdentified({ ...note, began: 'another moment' });
    expect(await startTimeOf(program.pid)).toBe(note.began);
    await stopIdentified(note);
    expect(await program.ended).toBe('signal SIGTERM');
  });
});
