import { z } from 'zod';

const key = z.string().min(1).optional();

/** The environment of the pictures' bucket, for the `env.ts` of every process that reads or fills it. */
export const mediaVariables = {
  MEDIA_BUCKET_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://s3.eu-west-1.amazonaws.com/jara-pictures' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  MEDIA_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'must look like eu-west-1')
    .optional(),
  MEDIA_ACCESS_KEY_ID: key,
  MEDIA_SECRET_ACCESS_KEY: key,
};

export type BucketSettings = {
  /** Without a slash at its end; a picture's key comes after it. */
  readonly url: string;
  readonly region: string;
  readonly access_key_id: string;
  readonly secret_access_key: string;
};

/** Undefined where pictures are in a folder. Takes what a schema with the variables has parsed. */
export function readMediaBucket(given: z.infer<z.ZodObject<typeof mediaVariables>>): BucketSettings | undefined {
  const { MEDIA_BUCKET_URL: url, MEDIA_ACCESS_KEY_ID, MEDIA_SECRET_ACCESS_KEY } = given;
  if (url === undefined) return undefined;
  if (MEDIA_ACCESS_KEY_ID === undefined || MEDIA_SECRET_ACCESS_KEY === undefined) {
    throw new Error('MEDIA_BUCKET_URL is set, and it needs MEDIA_ACCESS_KEY_ID and MEDIA_SECRET_ACCESS_KEY.');
  }
  return {
    ...{ url, region: given.MEDIA_REGION ?? 'us-east-1' },
    ...{ access_key_id: MEDIA_ACCESS_KEY_ID, secret_access_key: MEDIA_SECRET_ACCESS_KEY },
  };
}
