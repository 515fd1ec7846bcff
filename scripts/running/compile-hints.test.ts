import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCompileHints, COMPILE_HINT } from './compile-hints.ts';

let build: string;
beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'compile-ahead-'));
});
afterEach(() => rm(build, { recursive: true }));

test('the framework’s files are marked for compiling ahead, once, and no others', async () => {
  await mkdir(path.join(build, 'static/chunks'), { recursive: true });
  const manifest = { rootMainFiles: ['static/chunks/react.js'], polyfillFiles: ['static/chunks/old.js'] };
  await writeFile(path.join(build, 'build-manifest.json'), JSON.stringify(manifest));
  for (const name of ['react', 'old']) await writeFile(path.join(build, `static/chunks/${name}.js`), `run('${name}')`);

  await addCompileHints(build);
  await addCompileHints(build);

  const read = (name: string) => readFile(path.join(build, `static/chunks/${name}.js`), 'utf8');
  expect(await read('react')).toBe(`${COMPILE_HINT}run('react')`);
  expect(await read('old')).toBe("run('old')");
});

test('a build that names no such files is refused', async () => {
  await writeFile(path.join(build, 'build-manifest.json'), '{"rootMainFiles":[]}');
  await expect(addCompileHints(build)).rejects.toThrow('rootMainFiles');
});
