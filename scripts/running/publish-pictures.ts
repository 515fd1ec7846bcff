import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BucketSettings, createBucket, typeOfKey } from '@jara/media';
import { OperatorError } from '@jara/server/process';

const AT_ONCE = 8;

/** Writes every picture of a folder to a bucket, under the same name. */
export async function publishPictures(
  media: string,
  settings: BucketSettings,
  report: (detail: string) => void,
): Promise<void> {
  const bucket = createBucket(settings);
  const files = await readdir(media, { recursive: true });
  const waiting = files.map((file) => file.split(path.sep).join('/')).filter((key) => typeOfKey(key) !== undefined);
  const all = waiting.length;
  const work = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const put = await bucket.put(key, await readFile(path.join(media, key)));
      if (put !== 'written') {
        throw new OperatorError(`The pictures could not be written to ${settings.url}: ${put.failure}.`);
      }
      report(`${all - waiting.length} of ${all} in the bucket`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
