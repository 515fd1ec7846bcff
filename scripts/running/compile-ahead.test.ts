import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMPILE_ALL, compileAhead } from './compile-ahead.ts';

test('the framework’s files are marked for compiling ahead, once, and no others', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'compile-ahead-'));
  await mkdir(path.join(build, 'static/chunks'), { recursive: true });
  const manifest = { rootMainFiles: ['static/chunks/react.js'], polyfillFiles: ['static/chunks/old.js'] };
  await writeFile(path.join(build, 'build-manifest.json'), JSON.stringify(manifest));
  for (const name of ['react', 'old']) await writeFile(path.join(build, `static/chunks/${name}.js`), `run('${name}')`);

  await compileAhead(build);
  await compileAhead(build);

  const read = (name: string) => readFile(path.join(build, `static/chunks/${name}.js`), 'utf8');
  expect(await read('react')).toBe(`${COMPILE_ALL}run('react')`);
  expect(await read('old')).toBe("run('old')");
});

test('a build that names no such files is refused', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'compile-ahead-'));
  await writeFile(path.join(build, 'build-manifest.json'), '{"rootMainFiles":[]}');
  await expect(compileAhead(build)).rejects.toThrow('rootMainFiles');
});
