import {
  bucketMediaStore,
  createBucket,
  folderMediaStore,
  type MediaFile,
  type MediaStore,
  readMediaBucket,
} from '@jara/media';
import { env } from '@/shared/config/env.ts';

const bucket = readMediaBucket(env);

const store: MediaStore =
  bucket === undefined
    ? folderMediaStore(env.MEDIA_FOLDER)
    : bucketMediaStore({
        bucket: createBucket(bucket),
        copies: env.PICTURE_CACHE,
        onFailure: (reason) => process.stderr.write(`The bucket gave no picture: ${reason}\n`),
      });

export const MEDIA_OUT_OF_REACH = 'out of reach';

/** One of our own pictures, by the name that somebody has read from an address. */
export const findMediaFile = (name: string): Promise<MediaFile | undefined | typeof MEDIA_OUT_OF_REACH> =>
  store.find(name).catch((): typeof MEDIA_OUT_OF_REACH => MEDIA_OUT_OF_REACH);

/** It may be there the next time. */
export const mediaOutOfReach = () =>
  new Response('The picture is out of reach.', { status: 503, headers: { 'retry-after': '5' } });
