import { lineOfAddress } from '@jara/fair-queue';
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

const THIRTY_DAYS = 2_592_000;
/** A name stays and its picture may change: nobody keeps it for good, and whoever asks again says what they have. */
export const CACHED_AS_PICTURE = `public, max-age=${THIRTY_DAYS}, must-revalidate`;

export const MEDIA_OUT_OF_REACH = 'out of reach';

/** One of our own pictures, by the name that was read from the address of a request. */
export function findMediaFile(
  name: string,
  { headers, signal }: Request,
): Promise<MediaFile | undefined | typeof MEDIA_OUT_OF_REACH> {
  const line = lineOfAddress(headers.get('x-forwarded-for') ?? undefined);
  return store.find(name, { line, signal }).catch((): typeof MEDIA_OUT_OF_REACH => MEDIA_OUT_OF_REACH);
}

/** It may be there the next time. */
export const mediaOutOfReach = () =>
  new Response('The picture is out of reach.', { status: 503, headers: { 'retry-after': '5' } });
