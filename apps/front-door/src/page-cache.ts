import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const MINUTE_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_KEPT_MS = 24 * 60 * MINUTE_MS;

export type Page = { readonly html: Buffer; readonly br: Buffer; readonly gzip: Buffer; readonly policy: string };
export type Made = { readonly status: number; readonly page: Page };
type Kept = { readonly made: Made; readonly at: number };

export async function makePage(html: string, policy: string): Promise<Page> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    zip(plain),
  ]);
  return { html: plain, br, gzip: zipped, policy };
}

/** What a page says of opening hours is true of one minute. */
export const minuteOf = (at: number) => Math.floor(at / MINUTE_MS);

/** A key, like a policy, is a string of one or two bytes a sign. */
const sizeOf = (key: string, { page: { html, br, gzip, policy } }: Made) =>
  html.length + br.length + gzip.length + 2 * (policy.length + key.length);

/**
 * Pages by what shapes them. A page is fresh for the minute in which it was made, since opening hours turn on the
 * minute; after that it is only good for showing something when a new one cannot be made. Oldest used go first.
 */
export function keepPages(now: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  const drop = (key: string) => {
    const entry = kept.get(key);
    if (!entry) return;
    bytes -= sizeOf(key, entry.made);
    kept.delete(key);
  };

  return {
    fresh(key: string): Made | undefined {
      const entry = kept.get(key);
      if (!entry || minuteOf(entry.at) !== minuteOf(now())) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.made;
    },
    stale(key: string): Made | undefined {
      const entry = kept.get(key);
      return entry && now() - entry.at < LONGEST_KEPT_MS ? entry.made : undefined;
    },
    /** `at` is when its making began: what it says of opening hours is true of that minute. */
    keep(key: string, made: Made, at: number): void {
      if ((kept.get(key)?.at ?? 0) > at) return;
      drop(key);
      kept.set(key, { made, at });
      bytes += sizeOf(key, made);
      for (const oldest of kept.keys()) {
        if (bytes <= MOST_BYTES) break;
        drop(oldest);
      }
    },
  };
}
