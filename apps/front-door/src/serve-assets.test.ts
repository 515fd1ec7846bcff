import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveAssets } from './serve-assets.ts';
import { makeBuildFolder } from './testing/build-folder.ts';

let build: string;
let earlier: string;
beforeEach(async () => {
  build = await makeBuildFolder();
  earlier = await mkdtemp(join(tmpdir(), 'earlier-files-'));
});
afterEach(() => Promise.all([build, earlier].map((folder) => rm(folder, { recursive: true }))));

const assets = (before?: string) => ({
  folder: join(build, 'client/static'),
  prefix: '/store/static/',
  earlier: before,
});

test('a built file is compressed from the first request on', async () => {
  await writeFile(join(build, 'client/static/new.js'), 'new');
  const app = Fastify();
  await serveAssets(app, assets());
  const headers = { 'accept-encoding': 'gzip, br' };
  const reply = await app.inject({ url: '/store/static/new.js', headers });
  expect([reply.headers['content-encoding'], brotliDecompressSync(reply.rawPayload).toString()]).toEqual(['br', 'new']);
  await app.close();
});

test('a built file is sent whole, and says no more of itself than it must', async () => {
  await writeFile(join(build, 'client/static/new.js'), 'new');
  const app = Fastify();
  await serveAssets(app, assets());
  const reply = await app.inject({ url: '/store/static/new.js', headers: { range: 'bytes=0-0' } });
  expect([reply.statusCode, reply.body]).toEqual([200, 'new']);
  for (const header of ['accept-ranges', 'etag', 'last-modified', 'connection'])
    expect(reply.headers[header], header).toBeUndefined();
  await app.close();
});

test('front doors that start on one build at once all serve it compressed', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `${index}.js`);
  for (const name of names) await writeFile(join(build, 'client/static', name), `built ${name}`);
  const doors = [Fastify(), Fastify()];
  const warnings = doors.map((app) => vi.spyOn(app.log, 'warn'));
  await Promise.all(doors.map((app) => serveAssets(app, assets())));
  expect(warnings.flatMap(({ mock }) => mock.calls)).toEqual([]);
  for (const app of doors) {
    for (const name of names) {
      const reply = await app.inject({ url: `/store/static/${name}`, headers: { 'accept-encoding': 'br' } });
      expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(`built ${name}`);
    }
    await app.close();
  }
  const packed = names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect((await readdir(join(build, 'client/static'))).sort()).toEqual(packed.sort());
});

test('a page that was opened before a release still finds its files, compressed or not', async () => {
  await writeFile(join(build, 'client/static/new.js'), 'new');
  await writeFile(join(earlier, 'old.js'), 'old');
  await writeFile(join(earlier, 'old.js.br'), 'old, pressed');
  await writeFile(join(earlier, 'new.js'), 'not this one');
  const app = Fastify();
  await serveAssets(app, assets(earlier));
  const get = async (name: string, encoding = 'identity') => {
    const reply = await app.inject({ url: `/store/static/${name}`, headers: { 'accept-encoding': encoding } });
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
