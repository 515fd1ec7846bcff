import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const MINUTE_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const LONGEST_KEPT_MS = 24 * 60 * MINUTE_MS;

export type Page = { readonly html: Buffer; readonly br: Buffer; readonly gzip: Buffer; readonly policy: string };
export type RenderedPage = { readonly status: number; readonly page: Page };
type CachedPage = { readonly made: RenderedPage; readonly at: number };

export async function compressPage(html: string, policy: string): Promise<Page> {
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
const sizeOf = ({ made: { page } }: CachedPage, key: string) =>
  page.html.length + page.br.length + page.gzip.length + 2 * (page.policy.length + key.length);

/**
 * Pages by what shapes them. A page is fresh for the minute in which it was made, since opening hours turn on the
 * minute; after that it is only good for showing something when a new one cannot be made. The least recently used go
 * first.
 */
export function createPageCache(now: () => number = Date.now) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  return {
    fresh(key: string): RenderedPage | undefined {
      const cached = pages.get(key);
      return cached && minuteOf(cached.at) === minuteOf(now()) ? cached.made : undefined;
    },
    stale(key: string): RenderedPage | undefined {
      const cached = pages.get(key);
      return cached && now() - cached.at < LONGEST_KEPT_MS ? cached.made : undefined;
    },
    /** `at` is when its making began: what it says of opening hours is true of that minute. */
    set(key: string, made: RenderedPage, at: number): void {
      if ((pages.peek(key)?.at ?? 0) <= at) pages.set(key, { made, at });
    },
  };
}
