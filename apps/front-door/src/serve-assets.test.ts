import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveAssets } from './serve-assets.ts';
import { makeBuildFolder } from './testing/build-folder.ts';

let build: string;
let earlier: string;
beforeEach(async () => {
  build = await makeBuildFolder();
  earlier = await mkdtemp(join(tmpdir(), 'earlier-files-'));
});
afterEach(() => Promise.all([build, earlier].map((folder) => rm(folder, { recursive: true }))));

test('a built file is compressed from the first request on', async () => {
  await writeFile(join(build, 'static/new.js'), 'new');
  const app = Fastify();
  await serveAssets(app, build, undefined);
  const headers = { 'accept-encoding': 'gzip, br' };
  const reply = await app.inject({ url: '/store/_next/static/new.js', headers });
  expect([reply.headers['content-encoding'], brotliDecompressSync(reply.rawPayload).toString()]).toEqual(['br', 'new']);
  await app.close();
});

test('a page that was opened before a release still finds its files, compressed or not', async () => {
  await writeFile(join(build, 'static/new.js'), 'new');
  await writeFile(join(earlier, 'old.js'), 'old');
  await writeFile(join(earlier, 'old.js.br'), 'old, pressed');
  await writeFile(join(earlier, 'new.js'), 'not this one');
  const app = Fastify();
  await serveAssets(app, build, earlier);
  const get = async (name: string, encoding = 'identity') => {
    const reply = await app.inject({ url: `/store/_next/static/${name}`, headers: { 'accept-encoding': encoding } });
    return [reply.statusCode, reply.headers['cache-control'], reply.body];
  };
  const forGood = 'public, max-age=31536000, immutable';
  expect(await get('new.js')).toEqual([200, forGood, 'new']);
  expect(await get('old.js')).toEqual([200, forGood, 'old']);
  expect(await get('old.js', 'br')).toEqual([200, forGood, 'old, pressed']);
  expect(await get('old.js', 'gzip')).toEqual([200, forGood, 'old']);
  expect((await get('older.js'))[0]).toBe(404);
  await app.close();
});
