import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type S3Double, startS3Double } from '@jara/media/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let folder: string;
let s3: S3Double;
let sendMedia: (name: string) => Promise<Response>;
let optimisePicture: typeof import('./optimise-picture.ts').optimisePicture;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bucket-'));
  s3 = await startS3Double();
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b6b3a' } });
  s3.objects.set('cover/rice.webp', await picture.webp().toBuffer());
  s3.objects.set('cover/broken.png', Buffer.from('no picture'));
  vi.stubEnv('MEDIA_BUCKET_URL', s3.settings.url);
  vi.stubEnv('MEDIA_REGION', s3.settings.region);
  vi.stubEnv('MEDIA_ACCESS_KEY_ID', s3.settings.access_key_id);
  vi.stubEnv('MEDIA_SECRET_ACCESS_KEY', s3.settings.secret_access_key);
  vi.stubEnv('PICTURE_CACHE', path.join(folder, 'cache'));
  vi.resetModules();
  const media = await import('./media.ts');
  sendMedia = (name) => media.sendMedia(name, new Request('http://storefront'));
  ({ optimisePicture } = await import('./optimise-picture.ts'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3.stop();
  await rm(folder, { recursive: true });
});

function optimise(name: string, w = 384) {
  const query = new URLSearchParams({ url: `/store/media/${name}`, w: String(w), q: '75' });
  return optimisePicture(
    new Request(`http://storefront/store/_next/image?${query}`, { headers: { accept: 'image/webp' } }),
  );
}

test('pictures of the bucket are sent as they are, and in the width that is asked for', async () => {
  const whole = await sendMedia('cover/rice.webp');
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(s3.objects.get('cover/rice.webp'));
  const narrow = await optimise('cover/rice.webp');
  expect((await sharp(Buffer.from(await narrow.arrayBuffer())).metadata()).width).toBe(384);
});

test('a picture is asked for once, in however many widths, and what was made is kept beside its copy', async () => {
  s3.heard();
  for (const w of [96, 128, 96]) expect((await optimise('cover/rice.webp', w)).status).toBe(200);
  expect(s3.heard()).toEqual([]);
  expect((await readdir(path.join(folder, 'cache'))).length).toBeGreaterThanOrEqual(3);
});

test('what is not in the bucket, and what is no picture there, is refused', async () => {
  expect((await sendMedia('cover/none.webp')).status).toBe(404);
  expect((await optimise('cover/none.webp')).status).toBe(400);
  expect((await optimise('cover/broken.png')).status).toBe(400);
});

test('while the bucket refuses us, a picture may be asked for again, and the log says why', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  s3.goes('redirects');
  for (const answer of [await sendMedia('cover/yam.webp'), await optimise('cover/yam.webp')]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(log.mock.calls.map(([text]) => text)).toContain('The bucket gave no picture: http_307\n');
  s3.goes('well');
  log.mockRestore();
});
