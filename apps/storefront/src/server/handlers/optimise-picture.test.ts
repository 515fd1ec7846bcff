import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { IMAGE_QUALITY, IMAGE_WIDTHS } from '@/shared/config/image-address.ts';

let folder: string;
let optimise: (request: Request) => Promise<Response>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await mkdir(path.join(folder, 'media/cover'), { recursive: true });
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b6b3a' } });
  await writeFile(path.join(folder, 'media/cover/rice.webp'), await picture.webp().toBuffer());
  for (const name of ['pap', 'yam', 'plantain', 'beans']) {
    const shown = sharp({ create: { width: 3840, height: 30, channels: 3, background: '#0b6b3a' } });
    await writeFile(path.join(folder, `media/cover/${name}.webp`), await shown.webp().toBuffer());
  }
  await writeFile(path.join(folder, 'media/cover/broken.png'), 'no picture');
  await writeFile(
    path.join(folder, 'media/icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  const wide = sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#0b6b3a' } });
  await writeFile(path.join(folder, 'media/cover/wide.png'), await wide.png().toBuffer());
  await writeFile(
    path.join(folder, 'media/cover/heavy.webp'),
    Buffer.concat([await picture.toBuffer(), Buffer.alloc(5_000_001)]),
  );
  await writeFile(path.join(folder, 'secret.png'), 'secret');
  vi.stubEnv('MEDIA_FOLDER', path.join(folder, 'media'));
  vi.stubEnv('PICTURE_CACHE', path.join(folder, 'cache'));
  vi.doMock('./media-file.ts', async (original) => {
    const { findMediaFile, ...others } = await original<typeof import('./media-file.ts')>();
    const lost = { path: path.join(folder, 'media/lost.webp'), type: 'image/webp', bytes: 1, version: '1' };
    return {
      ...others,
      findMediaFile: (name: string, request: Request) => (name === 'lost.webp' ? lost : findMediaFile(name, request)),
    };
  });
  vi.resetModules();
  optimise = (await import('./optimise-picture.ts')).optimisePicture;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

type Asked = {
  readonly url?: string;
  readonly w?: number | string;
  readonly q?: number;
  readonly accept?: string;
  readonly from?: string;
  readonly signal?: AbortSignal;
};

const RICE = '/store/media/cover/rice.webp';

function ask({
  url = RICE,
  w = 384,
  q = 75,
  accept = 'image/avif,image/webp',
  from = '192.0.2.1',
  signal,
}: Asked = {}) {
  const query = new URLSearchParams({ url, w: String(w), q: String(q) });
  const headers = { accept, 'x-forwarded-for': from };
  return optimise(new Request(`http://storefront/store/_next/image?${query}`, { headers, ...(signal && { signal }) }));
}

const typeOf = async (asked: Asked) => (await ask(asked)).headers.get('content-type');

test('shell.015 has the widths, small sizes and quality of the specification', () => {
  expect(IMAGE_WIDTHS.filter((width) => width >= 640)).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect([IMAGE_WIDTHS[0], IMAGE_WIDTHS.findLast((width) => width < 640), IMAGE_QUALITY]).toEqual([16, 384, 75]);
});

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('a picture comes in the asked width and the newest format of the browser: %s', async (accept, type, format) => {
  const answer = await ask({ accept });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
    200,
    type,
    'accept',
  ]);
  const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([made.width, made.format]).toEqual([384, format]);
});

test('a picture that is opened by itself runs nothing', async () => {
  const { headers } = await ask();
  expect(headers.get('content-security-policy')).toBe("script-src 'none'; frame-src 'none'; sandbox;");
});

test('a format of weight 0 is refused by the browser, and not sent', async () => {
  expect(await typeOf({ accept: 'image/avif;q=0,image/webp' })).toBe('image/webp');
  expect(await typeOf({ accept: 'image/avif; q=0.0, image/webp;q=0' })).toBe('image/jpeg');
  expect(await typeOf({ accept: 'image/avif;q=0.5' })).toBe('image/avif');
});

const NEW_ONES = (name: string) => IMAGE_WIDTHS.slice(4).map((w) => ({ url: `/store/media/cover/${name}.webp`, w }));

test('while many pictures wait to be made they come as WebP, which is made sooner', async () => {
  const made = { url: RICE, w: 48 };
  await ask(made);
  const all = NEW_ONES('pap').map(typeOf);
  expect(await Promise.race(all)).toBe('image/avif');
  expect(await typeOf({ url: RICE, w: 128 })).toBe('image/webp');
  expect(await typeOf(made)).toBe('image/avif');
  await Promise.all(all);
  expect(await typeOf({ url: RICE, w: 128 })).toBe('image/avif');
});

test('who asks for much waits behind who asks for little', async () => {
  const done: string[] = [];
  const asked = [
    ...NEW_ONES('yam').map((each) => ask({ ...each, from: '192.0.2.1' }).then(() => done.push('much'))),
    ask({ ...NEW_ONES('plantain')[0], from: '192.0.2.2' }).then(() => done.push('little')),
  ];
  await Promise.all(asked);
  // Two are at work when it comes, and each line has a turn.
  expect(done.indexOf('little')).toBeLessThan(6);
});

test('a picture that nobody waits for any more is not made', async () => {
  const left = new AbortController();
  const before = (await readdir(path.join(folder, 'cache'))).length;
  const asked = NEW_ONES('beans').map((each) => ask({ ...each, signal: left.signal }));
  left.abort();
  expect((await Promise.all(asked)).every(({ status }) => status === 503)).toBe(true);
  expect((await readdir(path.join(folder, 'cache'))).length).toBe(before);
});

test('of one network more than a hundred that wait are refused, and told when to ask again', async () => {
  const accepts = ['image/webp', 'image/jpeg'];
  const asked = ['pap', 'yam', 'plantain', 'beans', 'rice'].flatMap((name) =>
    accepts.flatMap((accept) =>
      IMAGE_WIDTHS.map((w) => ask({ url: `/store/media/cover/${name}.webp`, w, accept, from: '192.0.2.9' })),
    ),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('a picture is not made larger than it is', async () => {
  const made = await sharp(Buffer.from(await (await ask({ w: 1920 })).arrayBuffer())).metadata();
  expect(made.width).toBe(800);
  const kept = await readdir(path.join(folder, 'cache'));
  // The first width that shows all of it is 828.
  for (const w of [828, 1200, 3840]) await ask({ w });
  expect(await readdir(path.join(folder, 'cache'))).toEqual(kept);
});

test('a picture that cannot be read now may be asked for again, and the log says why', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect((await ask({ url: '/store/media/lost.webp' })).status).toBe(503);
  expect((await ask({ url: '/store/media/cover/broken.png' })).status).toBe(400);
  expect(log.mock.calls.map(([text]) => /lost.webp|broken.png/.exec(String(text))?.[0])).toEqual([
    'lost.webp',
    'broken.png',
  ]);
  log.mockRestore();
});

test('a picture is made once, however many ask, and then kept', async () => {
  await Promise.all(Array.from({ length: 10 }, () => ask({ w: 256, accept: 'image/webp' })));
  const kept = await readdir(path.join(folder, 'cache'));
  await ask({ w: 256, accept: 'image/webp' });
  expect(await readdir(path.join(folder, 'cache'))).toEqual(kept);
  expect(kept.every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
});

test.each<[string, Asked]>([
  ['a width of no list', { w: 385 }],
  ['no width', { w: 'many' }],
  ['a width in another spelling', { w: '0x180' }],
  ['a picture of more than five million bytes', { url: '/store/media/cover/heavy.webp' }],
  ['a picture of more than fifty million pixels', { url: '/store/media/cover/wide.png' }],
  ['another quality', { q: 100 }],
  ['a picture elsewhere', { url: 'http://127.0.0.1:9/a.png' }],
  ['a picture of another host', { url: '//127.0.0.1:9/a.png' }],
  ['a way out of the folder', { url: '/store/media/../secret.png' }],
  ['a query', { url: '/store/media/cover/rice.webp?a=1' }],
  ['what is no picture of the folder', { url: '/store/icon-512.png' }],
  ['one that is not there', { url: '/store/media/cover/none.webp' }],
  ['a drawing, which could hold a script', { url: '/store/media/icon.svg' }],
  ['a file that is no picture', { url: '/store/media/cover/broken.png' }],
])('is refused: %s', async (_what, asked) => {
  expect((await ask(asked)).status).toBe(400);
});

test('what was made more than thirty days ago is removed; a younger one stays', async () => {
  const { forgetOldPictures } = await import('./optimise-picture.ts');
  await ask({ w: 96 });
  const kept = await readdir(path.join(folder, 'cache'));
  // The disk goes by the machine's clock, tests by their own.
  for (const name of kept) await utimes(path.join(folder, 'cache', name), new Date(), new Date());
  // As one that has gone when it is looked at.
  await symlink('nowhere', path.join(folder, 'cache/0'));
  await forgetOldPictures(Date.now() + 29 * 86_400_000);
  expect(await readdir(path.join(folder, 'cache'))).toEqual(['0', ...kept]);
  await forgetOldPictures(Date.now() + 31 * 86_400_000);
  expect(await readdir(path.join(folder, 'cache'))).toEqual(['0']);
});
