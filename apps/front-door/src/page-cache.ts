import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const MINUTE_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_KEPT_MS = 24 * 60 * MINUTE_MS;

export type Page = { readonly html: Buffer; readonly br: Buffer; readonly gzip: Buffer; readonly policy: string };
type Kept = { readonly page: Page; readonly at: number };

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

const sizeOf = ({ html, br, gzip }: Page) => html.length + br.length + gzip.length;

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
    bytes -= sizeOf(entry.page);
    kept.delete(key);
  };

  return {
    fresh(key: string): Page | undefined {
      const entry = kept.get(key);
      if (!entry || minuteOf(entry.at) !== minuteOf(now())) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.page;
    },
    stale(key: string): Page | undefined {
      const entry = kept.get(key);
      return entry && now() - entry.at < LONGEST_KEPT_MS ? entry.page : undefined;
    },
    /** `at` is when its making began: what it says of opening hours is true of that minute. */
    keep(key: string, page: Page, at: number): void {
      if ((kept.get(key)?.at ?? 0) > at) return;
      drop(key);
      kept.set(key, { page, at });
      bytes += sizeOf(page);
      for (const oldest of kept.keys()) {
        if (bytes <= MOST_BYTES) break;
        drop(oldest);
      }
    },
  };
}
