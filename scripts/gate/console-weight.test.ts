import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consoleWeightFindings } from './console-weight.ts';

test('a feature of the console whose first load is too heavy is named, with its weight', async () => {
  const build = await mkdtemp(join(tmpdir(), 'console-weight-'));
  const loads = { board: ['entry.js', 'board.js'], queue: ['entry.js'], money: ['entry.js', 'board.js'] };
  await writeFile(join(build, 'first-loads.json'), JSON.stringify(loads));
  for (const name of ['entry.js', 'board.js']) await writeFile(join(build, name), randomBytes(10_000));
  expect(await consoleWeightFindings(build, 15)).toEqual(['board loads 20.0 KB of 15.']);
  await writeFile(join(build, 'first-loads.json'), '{}');
  expect(await consoleWeightFindings(build, 15)).toEqual(['The build of the console names no feature.']);
  await rm(build, { recursive: true });
});
