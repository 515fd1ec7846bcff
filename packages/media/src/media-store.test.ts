import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBucket } from './bucket.ts';
import { bucketMediaStore } from './bucket-media-store.ts';
import { folderMediaStore } from './folder-media-store.ts';
import { type S3Double, startS3Double } from './testing/s3-double.ts';

const RICE = Buffer.from('rice');
let folder: string;
let s3: S3Double;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  s3 = await startS3Double();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

let clock: number;
let failures: string[];
let copies: string;
let count = 0;
beforeEach(() => {
  s3.goes('well');
  s3.objects.clear();
  s3.heard();
  clock = 0;
  failures = [];
  count += 1;
  copies = path.join(folder, `copies-${count}`);
});

const ofBucket = () =>
  bucketMediaStore({
    bucket: createBucket(s3.settings, { timeoutMs: 200 }),
    ...{ copies, now: () => clock, onFailure: (reason) => failures.push(reason) },
  });

async function ofFolder() {
  const media = path.join(folder, `media-${count}`);
  for (const [key, bytes] of s3.objects) {
    await mkdir(path.dirname(path.join(media, key)), { recursive: true });
    await writeFile(path.join(media, key), bytes);
  }
  return folderMediaStore(media);
}

describe.each([
  ['folder', ofFolder],
  ['bucket', async () => ofBucket()],
])('a %s', (_what, open) => {
  test('gives a picture as a file of its type, and nothing for a key that is not there or is none', async () => {
    s3.objects.set('cover/rice.webp', RICE);
    s3.objects.set('icon.svg', Buffer.from('<svg/>'));
    s3.objects.set('secret.txt', RICE);
    const store = await open();
    const found = await store.find('cover/rice.webp');
    expect(found).toMatchObject({ type: 'image/webp', bytes: 4 });
    expect(await readFile(found?.path ?? '')).toEqual(RICE);
    expect(await store.find('icon.svg')).toMatchObject({ type: 'image/svg+xml', bytes: 6 });
    for (const key of ['none.webp', 'cover', 'secret.txt', '../secret.png', 'cover/../icon.svg', '']) {
      expect(await store.find(key)).toBeUndefined();
    }
  });
});

describe('of a bucket', () => {
  test('a picture is fetched once, however many ask, and asked about once a minute', async () => {
    s3.objects.set('rice.webp', RICE);
    const store = ofBucket();
    const found = await Promise.all(Array.from({ length: 10 }, () => store.find('rice.webp')));
    expect(new Set(found.map((each) => each?.path)).size).toBe(1);
    clock = 59_999;
    await store.find('rice.webp');
    expect(s3.heard()).toEqual(['GET rice.webp']);
    clock = 60_000;
    expect(await store.find('rice.webp')).toEqual(found[0]);
    expect(s3.heard()).toEqual(['GET rice.webp']);
    expect(await readdir(copies)).toHaveLength(1);
  });

  test('a picture that has changed is another version within a minute, and one that is gone is gone', async () => {
    s3.objects.set('rice.webp', RICE);
    const store = ofBucket();
    const before = await store.find('rice.webp');
    s3.objects.set('rice.webp', Buffer.from('more'));
    clock = 60_000;
    const after = await store.find('rice.webp');
    expect(after?.version).not.toBe(before?.version);
    expect(await readFile(after?.path ?? '', 'utf8')).toBe('more');
    s3.objects.clear();
    clock = 120_000;
    expect(await store.find('rice.webp')).toBeUndefined();
  });

  test('a key that is not there is asked about once a minute, too', async () => {
    const store = ofBucket();
    for (let times = 0; times < 3; times += 1) expect(await store.find('none.webp')).toBeUndefined();
    expect(s3.heard()).toEqual(['GET none.webp']);
  });

  test('a copy that somebody has deleted is fetched again', async () => {
    s3.objects.set('rice.webp', RICE);
    const store = ofBucket();
    await store.find('rice.webp');
    await rm(copies, { recursive: true });
    expect(await readFile((await store.find('rice.webp'))?.path ?? '')).toEqual(RICE);
  });

  test('while the bucket is away what is known goes on, and the rest cannot be said; the log hears why', async () => {
    s3.objects.set('rice.webp', RICE);
    const store = ofBucket();
    const found = await store.find('rice.webp');
    s3.goes('hangs');
    clock = 60_000;
    expect(await store.find('rice.webp')).toEqual(found);
    // Nobody waits for it again at once.
    s3.heard();
    expect(await store.find('rice.webp')).toEqual(found);
    expect(s3.heard()).toEqual([]);
    await expect(store.find('yam.webp')).rejects.toThrow('no_answer');
    expect(failures).toEqual(['no_answer', 'no_answer']);
    s3.goes('well');
    s3.objects.set('yam.webp', RICE);
    expect(await store.find('yam.webp')).toMatchObject({ bytes: 4 });
  });

  test('half a picture is none', async () => {
    s3.objects.set('rice.webp', Buffer.alloc(100_000));
    s3.goes('is cut');
    await expect(ofBucket().find('rice.webp')).rejects.toThrow('no_answer');
    await expect(readdir(copies)).rejects.toThrow('ENOENT');
  });
});
