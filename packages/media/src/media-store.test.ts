import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBucket } from './bucket.ts';
import { bucketMediaStore } from './bucket-media-store.ts';
import { folderMediaStore } from './folder-media-store.ts';
import { type S3Double, startS3Double } from './testing/s3-double.ts';

const RICE = Buffer.from('rice');
const ANYBODY = { line: ['203.0.113.7'] } as const;
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

const ofBucket = ({ timeoutMs = 200, mostKnown = 100 } = {}) =>
  bucketMediaStore({
    bucket: createBucket(s3.settings, { timeoutMs }),
    ...{ copies, mostKnown, now: () => clock, onFailure: (reason) => failures.push(reason) },
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
    const found = await store.find('cover/rice.webp', ANYBODY);
    expect(found).toMatchObject({ type: 'image/webp', bytes: 4 });
    expect(await readFile(found?.path ?? '')).toEqual(RICE);
    expect(await store.find('icon.svg', ANYBODY)).toMatchObject({ type: 'image/svg+xml', bytes: 6 });
    for (const key of ['none.webp', 'cover', 'secret.txt', '../secret.png', 'cover/../icon.svg', '']) {
      expect(await store.find(key, ANYBODY)).toBeUndefined();
    }
  });
});

describe('of a bucket', () => {
  test('a picture is fetched once, however many ask, and asked about once a minute', async () => {
    s3.objects.set('rice.webp', RICE);
    const store = ofBucket();
    const found = await Promise.all(Array.from({ length: 10 }, () => store.find('rice.webp', ANYBODY)));
    expect(new Set(found.map((each) => each?.path)).size).toBe(1);
    clock = 59_999;
    await store.find('rice.webp', ANYBODY);
    expect(s3.heard()).toEqual(['GET rice.webp']);
    clock = 60_000;
    expect(await store.find('rice.webp', ANYBODY)).toEqual(found[0]);
    await expect.poll(() => s3.heard()).toEqual(['GET rice.webp']);
    expect(await readdir(copies)).toHaveLength(1);
  });

  test('a picture that has changed, or is gone, is given once more after its minute, and then as it is', async () => {
    s3.objects.set('rice.webp', RICE);
    const store = ofBucket();
    const before = await store.find('rice.webp', ANYBODY);
    s3.objects.set('rice.webp', Buffer.from('more'));
    clock = 60_000;
    expect(await store.find('rice.webp', ANYBODY)).toEqual(before);
    await expect.poll(() => store.find('rice.webp', ANYBODY)).not.toEqual(before);
    const after = await store.find('rice.webp', ANYBODY);
    expect(after?.version).not.toBe(before?.version);
    expect(await readFile(after?.path ?? '', 'utf8')).toBe('more');
    s3.objects.clear();
    clock = 120_000;
    expect(await store.find('rice.webp', ANYBODY)).toEqual(after);
    await expect.poll(() => store.find('rice.webp', ANYBODY)).toBeUndefined();
  });

  test('a key that is not there is asked about once a minute, too', async () => {
    const store = ofBucket();
    for (let times = 0; times < 3; times += 1) expect(await store.find('none.webp', ANYBODY)).toBeUndefined();
    expect(s3.heard()).toEqual(['GET none.webp']);
  });

  test.each([
    ['pictures', 'are there', RICE],
    ['keys', 'lead to nothing', undefined],
  ])('of more %s than may be known that %s, the first is forgotten', async (_what, _are, picture) => {
    const keys = ['one.webp', 'two.webp', 'three.webp'];
    if (picture) for (const key of keys) s3.objects.set(key, picture);
    const store = ofBucket({ mostKnown: 2 });
    for (const key of [...keys, 'three.webp', 'one.webp']) await store.find(key, ANYBODY);
    expect(s3.heard()).toEqual([...keys, 'one.webp'].map((key) => `GET ${key}`));
  });

  test('a copy that somebody has deleted is fetched again', async () => {
    s3.objects.set('rice.webp', RICE);
    const store = ofBucket();
    await store.find('rice.webp', ANYBODY);
    await rm(copies, { recursive: true });
    expect(await readFile((await store.find('rice.webp', ANYBODY))?.path ?? '')).toEqual(RICE);
  });

  test('while the bucket is away what is known goes on, and the rest cannot be said; the log hears why', async () => {
    s3.objects.set('rice.webp', RICE);
    const store = ofBucket();
    const found = await store.find('rice.webp', ANYBODY);
    s3.goes('hangs');
    clock = 60_000;
    expect(await store.find('rice.webp', ANYBODY)).toEqual(found);
    await expect.poll(() => failures).toEqual(['no_answer']);
    // It is not asked again at once.
    s3.heard();
    expect(await store.find('rice.webp', ANYBODY)).toEqual(found);
    expect(s3.heard()).toEqual([]);
    await expect(store.find('yam.webp', ANYBODY)).rejects.toThrow('no_answer');
    expect(failures).toEqual(['no_answer', 'no_answer']);
    s3.goes('well');
    s3.objects.set('yam.webp', RICE);
    expect(await store.find('yam.webp', ANYBODY)).toMatchObject({ bytes: 4 });
  });

  test('who asks for much waits in a line of their own, and others have their turn and their place', async () => {
    s3.objects.set('rice.webp', RICE);
    s3.goes('is slow');
    const store = ofBucket({ timeoutMs: 10_000 });
    const crowd = Array.from({ length: 300 }, (_, index) =>
      store.find(`none-${index}.webp`, { line: ['2001:db8::/48'] }).then(String, String),
    );
    await expect.poll(s3.waiting).toBe(16);
    s3.heard();
    const found = store.find('rice.webp', ANYBODY);
    s3.goes('well');
    expect(await found).toMatchObject({ bytes: 4 });
    // Of those that were at work, each may have had a turn before it.
    expect(s3.heard().indexOf('GET rice.webp')).toBeLessThan(2 * 16);
    expect((await Promise.all(crowd)).filter((said) => said.includes('(full)'))).toHaveLength(300 - 16 - 100);
  });

  test('who has gone takes no turn', async () => {
    s3.goes('is slow');
    const store = ofBucket({ timeoutMs: 10_000 });
    const gone = new AbortController();
    const asked = Array.from({ length: 20 }, (_, index) =>
      store.find(`none-${index}.webp`, { ...ANYBODY, signal: gone.signal }).then(String, String),
    );
    await expect.poll(s3.waiting).toBe(16);
    s3.heard();
    gone.abort();
    s3.goes('well');
    const said = await Promise.all(asked);
    expect(said.filter((each) => each.includes('(aborted)'))).toHaveLength(4);
    expect(s3.heard()).toEqual([]);
  });

  test('a picture that has a copy is given without a turn, also when its minute is over', async () => {
    s3.objects.set('rice.webp', RICE);
    const store = ofBucket({ timeoutMs: 10_000 });
    const found = await store.find('rice.webp', ANYBODY);
    s3.goes('is slow');
    s3.heard();
    const crowd = Array.from({ length: 116 }, (_, index) => store.find(`none-${index}.webp`, ANYBODY));
    await expect.poll(s3.waiting).toBe(16);
    clock = 60_000;
    expect(await store.find('rice.webp', ANYBODY)).toEqual(found);
    s3.goes('well');
    await Promise.all(crowd);
  });

  test('however many keys lead to nothing, the pictures that were seen go on', async () => {
    s3.objects.set('rice.webp', RICE);
    const store = ofBucket({ mostKnown: 3 });
    const found = await store.find('rice.webp', ANYBODY);
    for (let count = 0; count < 4; count += 1) await store.find(`none-${count}.webp`, ANYBODY);
    s3.goes('hangs');
    clock = 60_000;
    expect(await store.find('rice.webp', ANYBODY)).toEqual(found);
  });

  test('half a picture is none', async () => {
    s3.objects.set('rice.webp', Buffer.alloc(100_000));
    s3.goes('is cut');
    await expect(ofBucket().find('rice.webp', ANYBODY)).rejects.toThrow('no_answer');
    await expect(readdir(copies)).rejects.toThrow('ENOENT');
  });
});
