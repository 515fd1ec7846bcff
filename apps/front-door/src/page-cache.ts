import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Changes } from './changes.ts';
import { createCopies } from './copies.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

const MAX_BYTES = 24 * 1024 * 1024;
/** For pages that few ask for: a search, or a place of one's own. They push no page out that everybody asks for. */
const MAX_BYTES_OF_RARE = 8 * 1024 * 1024;

export type Page = { readonly br: Buffer; readonly policy: string };
export type RenderedPage = { readonly status: number; readonly page: Page };
export type Encoding = 'br' | 'gzip' | undefined;

export async function compressPage(html: string, policy: string): Promise<Page> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { br: await compress(plain, { params }), policy };
}

const zipped = new WeakMap<Page, Promise<Buffer>>();

async function zipPage(page: Page): Promise<Buffer> {
  return zip(await decompress(page.br));
}

/** Browsers that read brotli ask for it; for others it is packed in another way, once, or not at all. */
export function bodyOf(page: Page, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return page.br;
  if (encoding === undefined) return decompress(page.br);
  const known = zipped.get(page) ?? zipPage(page);
  zipped.set(page, known);
  return known;
}

/** Packed in both ways; the second takes about a fifth more. */
const sizeOf = ({ page }: RenderedPage) => Math.ceil(2.2 * page.br.length) + 2 * page.policy.length;

/** Whoever asks can make up as many of these as they like. */
const isRare = (key: string) => /[?&](?:q|category|dish|shown)=|@/.test(key);

/** Pages by their address and the page cookie. */
export function createPageCache(changes: Changes, now: () => number) {
  const kept = createCopies<RenderedPage>({ changes, now, maxBytes: MAX_BYTES, sizeOf });
  const rare = createCopies<RenderedPage>({ changes, now, maxBytes: MAX_BYTES_OF_RARE, sizeOf });
  return (key: string) => (isRare(key) ? rare : kept);
}
