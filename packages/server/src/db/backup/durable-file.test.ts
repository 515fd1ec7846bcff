import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDurably } from './durable-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jara-durable-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file that is there is never replaced, and the one that came later leaves nothing behind', async () => {
  const file = path.join(folder, 'segment.gz');
  await createDurably(file, Buffer.from('first'));
  await expect(createDurably(file, Buffer.from('second'))).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(file, 'utf8')).toBe('first');
  expect(await readdir(folder)).toEqual(['segment.gz']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
