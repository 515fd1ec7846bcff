import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFairQueue, createSingleFlight } from '@jara/fair-queue';
import { LRUCache } from 'lru-cache';
import type { Bucket } from './bucket.ts';
import { typeOfKey } from './media-key.ts';
import type { MediaFile, MediaStore } from './media-store.ts';

/** A picture that has changed in the bucket is seen so soon. */
const FRESH_MS = 60_000;
/** While the bucket is away, what is known goes on, and it is asked again after so long. */
const AWAY_MS = 10_000;
/** Anybody may name keys that are well formed: what is known of them has an end. */
const MOST_KNOWN = 20_000;
/** The front door lets each caller have a few; here all together are bounded, however slow the bucket is. */
const CALLS = { atOnce: 16, perLine: 400, inAll: 400, longestWaitMs: 4_000 };

type Known = { readonly file: MediaFile | undefined; readonly etag: string | undefined; readonly freshUntil: number };
type Deps = {
  readonly bucket: Bucket;
  /** Copies of the bucket's pictures are kept here; they can be deleted at any time. */
  readonly copies: string;
  /** Hears a word without a secret. */
  readonly onFailure: (reason: string) => void;
  readonly now?: () => number;
};

const isThere = ({ path: file, bytes }: MediaFile) =>
  stat(file).then(
    ({ size }) => size === bytes,
    () => false,
  );

/** S3-compatible storage, with copies on this machine's disk: a picture is fetched once, and asked about once a minute. */
export function bucketMediaStore({ bucket, copies, onFailure, now = Date.now }: Deps): MediaStore {
  const known = new LRUCache<string, Known>({ max: MOST_KNOWN });
  const flights = createSingleFlight<MediaFile | undefined>(createFairQueue(CALLS), (key) => key);

  /** Beside and then in place, so that nobody reads half of it. */
  async function copy(key: string, bytes: Buffer): Promise<MediaFile | undefined> {
    const type = typeOfKey(key);
    if (!type) return undefined;
    const version = createHash('sha256').update(bytes).digest('hex');
    const file = path.join(copies, createHash('sha256').update(`${key} ${version}`).digest('hex'));
    await mkdir(copies, { recursive: true });
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return { path: file, type, bytes: bytes.length, version };
  }

  const remember = (key: string, entry: Omit<Known, 'freshUntil'>, forMs = FRESH_MS) => {
    known.set(key, { ...entry, freshUntil: now() + forMs });
    return entry.file;
  };

  async function ask(key: string): Promise<MediaFile | undefined> {
    const before = known.get(key);
    const usable = before?.file && (await isThere(before.file)) ? before : undefined;
    const got = await bucket.get(key, usable?.etag);
    if (got === 'missing') return remember(key, { file: undefined, etag: undefined });
    if (got === 'unchanged' && usable) return remember(key, usable);
    if (typeof got === 'object' && 'bytes' in got)
      return remember(key, { file: await copy(key, got.bytes), etag: got.etag });
    const failure = typeof got === 'object' ? got.failure : 'unreadable';
    onFailure(failure);
    if (!usable) throw new Error(`the bucket gave no picture (${failure})`);
    return remember(key, usable, AWAY_MS);
  }

  return {
    async find(key) {
      if (!typeOfKey(key)) return undefined;
      const entry = known.get(key);
      if (entry && entry.freshUntil > now() && (!entry.file || (await isThere(entry.file)))) return entry.file;
      const found = await flights.run({ key, line: ['bucket'], signal: undefined }, () => ask(key));
      if (typeof found === 'string') throw new Error(`too many wait for the bucket (${found})`);
      return found;
    },
  };
}
