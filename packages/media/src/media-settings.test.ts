import { expect, test } from 'vitest';
import { z } from 'zod';
import { mediaVariables, readMediaBucket } from './media-settings.ts';

const read = (variables: object) => readMediaBucket(z.object(mediaVariables).parse(variables));
const KEYS = { MEDIA_ACCESS_KEY_ID: 'id', MEDIA_SECRET_ACCESS_KEY: 'secret' };
const URL = 'https://s3.eu-west-1.amazonaws.com/jara-pictures';

test('without a bucket pictures are in the folder', () => {
  expect([read({}), read(KEYS)]).toEqual([undefined, undefined]);
});

test('a bucket has its address without a slash at the end, its region and its keys', () => {
  expect(read({ MEDIA_BUCKET_URL: `${URL}/`, MEDIA_REGION: 'eu-west-1', ...KEYS })).toEqual({
    ...{ url: URL, region: 'eu-west-1', access_key_id: 'id', secret_access_key: 'secret' },
  });
});

test('a bucket without keys is refused, and so is what is no address', () => {
  const sentence = 'MEDIA_BUCKET_URL is set, and it needs MEDIA_ACCESS_KEY_ID and MEDIA_SECRET_ACCESS_KEY.';
  expect(() => read({ MEDIA_BUCKET_URL: URL, MEDIA_ACCESS_KEY_ID: 'id' })).toThrow(sentence);
  expect(() => read({ MEDIA_BUCKET_URL: 's3://jara-pictures', ...KEYS })).toThrow('must look like');
});
