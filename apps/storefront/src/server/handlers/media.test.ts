import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let folder: string;
let ask: (address: string) => Promise<Response>;
let sendMedia: (name: string) => Promise<Response>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  for (const name of ['cover', 'folder.webp']) await mkdir(path.join(folder, 'media', name), { recursive: true });
  await writeFile(path.join(folder, 'media/cover/rice.webp'), 'rice');
  await writeFile(path.join(folder, 'media/icon.svg'), '<svg/>');
  await writeFile(path.join(folder, 'media/notes.txt'), 'notes');
  await writeFile(path.join(folder, 'secret.png'), 'secret');
  vi.stubEnv('MEDIA_FOLDER', path.join(folder, 'media'));
  vi.resetModules();
  const { findHandler } = await import('../find-handler.ts');
  const media = await import('./media.ts');
  sendMedia = (name) => media.sendMedia(name, new Request('http://storefront'));
  ask = async (address) => {
    const url = new URL(address, 'http://storefront');
    return (await findHandler('GET', url)?.(new Request(url))) ?? new Response(null, { status: 404 });
  };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test.each([
  ['/store/media/cover/rice.webp', 'image/webp', 'rice'],
  ['/store/media/icon.svg', 'image/svg+xml', '<svg/>'],
])('a picture of ours comes as it is, and nobody keeps it for good: %s', async (address, type, bytes) => {
  const answer = await ask(address);
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
    200,
    {
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=2592000, must-revalidate',
    },
  ]);
  expect(await answer.text()).toBe(bytes);
});

test.each([
  ['one that is not there', '/store/media/cover/none.webp'],
  ['a folder', '/store/media/folder.webp'],
  ['what is no picture', '/store/media/notes.txt'],
  ['a way out of the folder', '/store/media/../secret.png'],
  ['a written way out of the folder', '/store/media/%2e%2e%2fsecret.png'],
])('nothing else is sent: %s', async (_what, address) => {
  expect((await ask(address)).status).toBe(404);
});

test.each(['../secret.png', 'cover/../../secret.png', '/secret.png', 'cover//rice.webp', '.webp', 'rice.webp\0.png'])(
  'only plain names lead to a file, whoever has read the address: %j',
  async (name) => {
    expect((await sendMedia(name)).status).toBe(404);
  },
);
