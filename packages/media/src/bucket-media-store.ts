import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFairQueue, createSingleFlight, type Keys } from '@jara/fair-queue';
import { LRUCache } from 'lru-cache';
import type { Bucket } from './bucket.ts';
import { type MediaType, typeOfKey } from './media-key.ts';
import type { MediaFile, MediaStore } from './media-store.ts';

/** The bucket is asked again whether it still has a picture, or has none, when it is asked for after so long. */
const FRESH_MS = 60_000;
/** While the bucket is away, what is known goes on, and it is asked again after so long. */
const AWAY_MS = 10_000;
/** Pictures, and keys that lead to none. */
const MOST_KNOWN = 20_000;
/** However slow the bucket is, and whatever one site asks for, others have their turns and their places. */
const CALLS = { atOnce: 16, perLine: 100, inAll: 400, longestWaitMs: 4_000 };

type Known = { readonly file: MediaFile; readonly etag: string | undefined; readonly freshUntil: number };
type Asked = { readonly key: string; readonly type: MediaType; readonly copied?: Known };
type Deps = {
  readonly bucket: Bucket;
  /** Copies of the bucket's pictures are kept here; they can be deleted at any time. */
  readonly copies: string;
  /** Hears a word without a secret. */
  readonly onFailure: (reason: string) => void;
  readonly now?: () => number;
  readonly mostKnown?: number;
};

const isThere = ({ path: file, bytes }: MediaFile) =>
  stat(file).then(
    ({ size }) => size === bytes,
    () => false,
  );

/**
 * S3-compatible storage, with copies on this machine's disk: a picture is fetched once, and asked about once a minute.
 * Whoever asks for one that has a copy is given it and never waits for the bucket, which is asked behind them.
 */
export function bucketMediaStore({
  bucket,
  copies,
  onFailure,
  now = Date.now,
  mostKnown = MOST_KNOWN,
}: Deps): MediaStore {
  const known = new LRUCache<string, Known>({ max: mostKnown });
  /** Until when a key leads to nothing. Anybody may name such keys, and takes the place of no picture with them. */
  const missing = new LRUCache<string, number>({ max: mostKnown });
  const flights = createSingleFlight<MediaFile | undefined>(createFairQueue(CALLS), (key) => key);

  /** Beside and then in place, so that nobody reads half of it. */
  async function copy(key: string, type: MediaType, bytes: Buffer): Promise<MediaFile> {
    const version = createHash('sha256').update(bytes).digest('hex');
    const file = path.join(copies, createHash('sha256').update(`${key} ${version}`).digest('hex'));
    await mkdir(copies, { recursive: true });
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return { path: file, type, bytes: bytes.length, version };
  }

  function remember(key: string, entry: Omit<Known, 'freshUntil'>, forMs = FRESH_MS): MediaFile {
    known.set(key, { ...entry, freshUntil: now() + forMs });
    return entry.file;
  }

  async function ask({ key, type, copied }: Asked): Promise<MediaFile | undefined> {
    const got = await bucket.get(key, copied?.etag);
    if (got === 'missing') {
      known.delete(key);
      missing.set(key, now() + FRESH_MS);
      return undefined;
    }
    if (got === 'unchanged' && copied) return remember(key, copied);
    if (typeof got === 'object' && 'bytes' in got)
      return remember(key, { file: await copy(key, type, got.bytes), etag: got.etag });
    const failure = typeof got === 'object' ? got.failure : 'unreadable';
    onFailure(failure);
    if (!copied) throw new Error(`the bucket gave no picture (${failure})`);
    return remember(key, copied, AWAY_MS);
  }

  /** Nobody waits for it. Without a turn, or without an answer, the next who asks for the picture has it tried again. */
  const askBehind = (asked: Asked, line: Keys) =>
    void flights.run({ key: asked.key, line, signal: undefined }, () => ask(asked)).catch(() => undefined);

  return {
    async find(key, { line, signal }) {
      const type = typeOfKey(key);
      if (!type || (missing.get(key) ?? 0) > now()) return undefined;
      const copied = known.get(key);
      if (copied && (await isThere(copied.file))) {
        if (copied.freshUntil <= now()) askBehind({ key, type, copied }, line);
        return copied.file;
      }
      const found = await flights.run({ key, line, signal }, () => ask({ key, type }));
      if (typeof found === 'string') throw new Error(`too many wait for the bucket (${found})`);
      return found;
    },
  };
}
