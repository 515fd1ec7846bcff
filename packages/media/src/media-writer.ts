import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from './bucket.ts';
import { typeOfKey } from './media-key.ts';

/** Stores a picture under a key. Throws when that cannot be done now. */
export type MediaWriter = (key: string, bytes: Buffer) => Promise<void>;

/** Beside and then in place, so that nobody reads half of it. */
export const folderMediaWriter =
  (folder: string): MediaWriter =>
  async (key, bytes) => {
    if (!typeOfKey(key)) throw new Error(`${key} is no key of a picture`);
    const file = path.join(folder, ...key.split('/'));
    await mkdir(path.dirname(file), { recursive: true });
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, bytes);
    await rename(part, file);
  };

export const bucketMediaWriter =
  (bucket: Pick<Bucket, 'put'>): MediaWriter =>
  async (key, bytes) => {
    const put = await bucket.put(key, bytes);
    if (put !== 'written') throw new Error(`the bucket took no picture (${put.failure})`);
  };
