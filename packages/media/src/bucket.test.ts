import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBucket } from './bucket.ts';
import { type S3Double, startS3Double } from './testing/s3-double.ts';

const SOON_MS = 50;
const RICE = Buffer.from('RIFF rice \u{1f35a}');
let s3: S3Double;
beforeAll(async () => {
  s3 = await startS3Double();
});
beforeEach(() => {
  s3.goes('well');
  s3.heard();
  s3.objects.clear();
});
afterAll(() => s3.stop());

const bucket = (settings: object = {}, options: object = {}) => createBucket({ ...s3.settings, ...settings }, options);

test('a picture that is written is read again, byte for byte, with its ETag', async () => {
  expect(await bucket().put('dish/jollof-rice_2.webp', RICE)).toBe('written');
  expect(s3.objects.get('dish/jollof-rice_2.webp')).toEqual(RICE);
  const got = await bucket().get('dish/jollof-rice_2.webp');
  expect(got).toMatchObject({ bytes: RICE, etag: expect.stringMatching(/^"[0-9a-f]{32}"$/) });
});

test('a picture that has not changed since does not come again', async () => {
  await bucket().put('icon.svg', RICE);
  const got = await bucket().get('icon.svg');
  const { etag } = got as { etag: string };
  expect(await bucket().get('icon.svg', etag)).toBe('unchanged');
  await bucket().put('icon.svg', Buffer.from('other'));
  expect(await bucket().get('icon.svg', etag)).toMatchObject({ bytes: Buffer.from('other') });
});

test('a key that is not there is missing, also to keys that may read and not list', async () => {
  expect(await bucket().get('none.webp')).toBe('missing');
  const unlisted = await startS3Double({ mayList: false });
  expect(await createBucket(unlisted.settings).get('none.webp')).toBe('missing');
  await unlisted.stop();
});

test.each([
  ['an unknown key', { access_key_id: 'AKIAOTHER' }, 'http_403 InvalidAccessKeyId'],
  ['a wrong secret', { secret_access_key: 'other' }, 'http_403 SignatureDoesNotMatch'],
  ['another region', { region: 'us-east-1' }, 'http_403 AuthorizationHeaderMalformed'],
])('%s is a failure with the word of S3, and not a missing picture', async (_what, settings, failure) => {
  expect(await bucket(settings).get('rice.webp')).toEqual({ failure });
  expect(await bucket(settings).put('rice.webp', RICE)).toEqual({ failure });
  expect(s3.objects.size).toBe(0);
});

test('a clock that is wrong by more than a quarter of an hour is a failure', async () => {
  const now = () => new Date(Date.now() - 16 * 60_000);
  expect(await bucket({}, { now }).get('rice.webp')).toEqual({ failure: 'http_403 RequestTimeTooSkewed' });
});

test('storage that hangs, cuts the line or leads elsewhere gives nothing', async () => {
  s3.objects.set('rice.webp', RICE);
  s3.goes('hangs');
  expect(await bucket({}, { timeoutMs: SOON_MS }).get('rice.webp')).toEqual({ failure: 'no_answer' });
  s3.goes('is cut');
  expect(await bucket().get('rice.webp')).toEqual({ failure: 'no_answer' });
  s3.goes('redirects');
  s3.heard();
  expect(await bucket().get('rice.webp')).toEqual({ failure: 'http_307' });
  expect(s3.heard()).toEqual(['GET rice.webp']);
});

test('a picture of more than five million bytes is not read to its end', async () => {
  s3.objects.set('heavy.webp', Buffer.alloc(5_000_001));
  expect(await bucket().get('heavy.webp')).toEqual({ failure: 'too_large' });
  s3.objects.set('heavy.webp', Buffer.alloc(5_000_000));
  expect(await bucket().get('heavy.webp')).toMatchObject({ bytes: { length: 5_000_000 } });
});

test.each([
  ['of a folder above', '../secret.png'],
  ['that leaves its folder', 'cover/../../secret.png'],
  ['from the root', '/rice.webp'],
  ['with an empty folder', 'a//rice.webp'],
  ['of another host', '//127.0.0.1:9/a.png'],
  ['with a query', 'rice.webp?acl'],
  ['of no picture', 'notes.txt'],
  ['that is too long', `${'a'.repeat(200)}.png`],
])('nothing is asked about what is no key: a name %s', async (_what, key) => {
  expect(await bucket().get(key)).toBe('missing');
  await expect(bucket().put(key, RICE)).rejects.toThrow('is no key of a picture');
  expect(s3.heard()).toEqual([]);
});
