import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteExpiredFiles, retainFiles } from './previous-build-files.ts';

const HOUR_MS = 3_600_000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'earlier-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(...names: string[]): Promise<void> {
  await rm(path.join(folder, 'static'), { recursive: true, force: true });
  for (const name of names) {
    const file = path.join(folder, 'static/chunks', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, name);
    // Built long before it went: a file counts from the moment when it was replaced.
    await utimes(file, 0, 0);
  }
}
/** By the clock of the file system, which is not always that of the tests. */
async function fileTime(): Promise<number> {
  const file = path.join(folder, 'now');
  await writeFile(file, '');
  return (await stat(file)).mtimeMs;
}
const earlier = () => path.join(folder, 'earlier');
const kept = async () => (await readdir(path.join(earlier(), 'chunks'))).toSorted();

test('files of the builds of the last day are kept, and older ones go with their folders', async () => {
  await build('a.js', 'shared.js');
  await retainFiles(path.join(folder, 'static'), earlier());
  await build('b.js', 'shared.js');
  await retainFiles(path.join(folder, 'static'), earlier());
  const now = await fileTime();
  await deleteExpiredFiles(earlier(), now + 23 * HOUR_MS);
  expect(await kept()).toEqual(['a.js', 'b.js', 'shared.js']);

  // Of a build that went a day and an hour ago.
  const old = new Date(now - 25 * HOUR_MS);
  await utimes(path.join(earlier(), 'chunks/a.js'), old, old);
  await deleteExpiredFiles(earlier(), now);
  expect(await kept()).toEqual(['b.js', 'shared.js']);
  await deleteExpiredFiles(earlier(), now + 25 * HOUR_MS);
  expect(await readdir(earlier())).toEqual([]);
});

test('a first build has no files to retain', async () => {
  await retainFiles(path.join(folder, 'static'), earlier());
  await deleteExpiredFiles(earlier());
  expect(await readdir(earlier())).toEqual([]);
});
