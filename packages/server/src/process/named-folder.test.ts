import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from './named-folder.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'jara-folder-'));
  await writeFile(path.join(home, 'file'), '');
});
afterAll(() => rm(home, { recursive: true }));

test('a folder is made with those above it, also by several at once and once more', async () => {
  const folder = path.join(home, 'a/b/c');
  await Promise.all([makeFolder(folder, 0o700), makeFolder(folder, 0o700), makeFolder(path.join(home, 'a/b'), 0o700)]);
  await makeFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test.each([
  ['below a file', 'file/folder', 'what is above it is no folder'],
  ['where a file is', 'file', 'something else has that name'],
  ['with too long a name', 'x'.repeat(300), 'its name is too long'],
])('a folder that cannot be made, %s, is refused in a sentence', async (_where, name, reason) => {
  const folder = path.join(home, name);
  await expect(makeFolder(folder)).rejects.toThrow(`The folder ${folder} cannot be made: ${reason}.`);
});

test('a folder in which nothing can be made is refused, and not tried for ever', () =>
  expect(makeFolder('/proc/nope/x')).rejects.toThrow('The folder /proc/nope/x cannot be made: nothing can be '));
