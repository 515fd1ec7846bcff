import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './accepted-encoding.ts';
import { entityTag } from './entity-tag.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** While somebody waits for it, one of usual size takes 1.5 ms; quality 6 takes 2.8 ms for 7 % less (ADR 42). */
const AT_ONCE = 4;
/** What is sent again and again is 14 % smaller still, for 70 ms. */
const WELL = 10;
const SENT_OFTEN = 10;
/** Of the time that one page has taken, this many times passes before the next: nobody can keep a core at it. */
const REST = 9;
/** Brotli's own window of 4 MB takes memory that is given back at once; one of 128 KB holds a whole page. */
const WINDOW_BITS = 17;
/** Some fifty pages as they were last sent to clients that read no compression, such as monitors and crawlers. */
const MAX_UNPACKED_BYTES = 4 * 1024 * 1024;

export type Page = { readonly tag: string; br: Buffer; timesSent: number; isCompressedWell: boolean };

function brotli(plain: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return compress(plain, { params });
}

export const compressPage = async (plain: Buffer): Promise<Page> => ({
  tag: entityTag(plain),
  br: await brotli(plain, AT_ONCE),
  timesSent: 0,
  isCompressedWell: false,
});

const zipped = new WeakMap<Page, Promise<Buffer>>();

async function zipPage(page: Page): Promise<Buffer> {
  return zip(await decompress(page.br));
}

/** Compresses pages well that are sent often: one at a time, with rests. */
export function createPageBodies(now: () => number) {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const unpacked = new LRUCache<Page, Buffer>({
    maxSize: MAX_UNPACKED_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: ({ br }) => decompress(br),
    // One that is pushed out while it is unpacked is still sent.
    ignoreFetchAbort: true,
  });

  async function compressWell(page: Page): Promise<void> {
    const began = now();
    restsUntil = Number.POSITIVE_INFINITY;
    page.isCompressedWell = true;
    try {
      page.br = await brotli(await decompress(page.br), WELL);
    } catch {
      // It stays as it is.
    }
    restsUntil = now() + REST * (now() - began);
  }

  /** Browsers that read brotli ask for it; for others it is packed in another way, once, or not at all and kept so. */
  return function bodyOf(page: Page, encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === undefined) return unpacked.get(page) ?? unpacked.forceFetch(page);
    if (encoding === 'br') {
      page.timesSent += 1;
      const isWorthIt = page.timesSent >= SENT_OFTEN && !page.isCompressedWell;
      if (isWorthIt && now() >= restsUntil) void compressWell(page);
      return page.br;
    }
    const known = zipped.get(page) ?? zipPage(page);
    zipped.set(page, known);
    return known;
  };
}
