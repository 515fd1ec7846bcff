import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';
import { IMAGE_QUALITY, IMAGE_WIDTHS, type ImageWidth } from '@/shared/config/image-address.ts';
import { findMediaFile, type MediaFile } from './media-file.ts';
import { createTurns } from './turns.ts';

/** Larger ones are none of ours. */
const MOST_BYTES = 5_000_000;
const MOST_PIXELS = 50_000_000;
/** Each takes a core for a while, and its memory. */
const MOST_AT_ONCE = 2;
const MANY_WAIT = 6;
const THIRTY_DAYS = 2_592_000;
/** The same to the eye: AVIF needs a lower number for it. */
const AVIF_QUALITY = 55;

sharp.cache(false);
sharp.concurrency(1);

const turns = createTurns(MOST_AT_ONCE);

type Format = 'avif' | 'webp' | 'png' | 'jpeg';

const SOURCE = new RegExp(`^${BASE_PATH}/media/([\\w./-]+)$`);

const isWidth = (width: number): width is ImageWidth => (IMAGE_WIDTHS as readonly number[]).includes(width);

/**
 * The newest format that the browser takes; what is shared elsewhere may take none but JPEG and PNG. While many wait it is
 * WebP, which is made much sooner: a picture that is a little larger is better than none.
 */
function formatFor(accept: string, { type }: MediaFile): Format {
  if (accept.includes('image/avif') && turns.waiting() < MANY_WAIT) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return type === 'image/png' ? 'png' : 'jpeg';
}

const ENCODE: Readonly<Record<Format, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: AVIF_QUALITY, effort: 3 }),
  webp: (picture) => picture.webp({ quality: IMAGE_QUALITY }),
  png: (picture) => picture.png({ quality: IMAGE_QUALITY }),
  jpeg: (picture) => picture.jpeg({ quality: IMAGE_QUALITY, mozjpeg: true }),
};

const make = (file: MediaFile, width: ImageWidth, format: Format): Promise<Buffer> =>
  ENCODE[format](
    sharp(file.path, { limitInputPixels: MOST_PIXELS }).rotate().resize({ width, withoutEnlargement: true }),
  ).toBuffer();

const underWay = new Map<string, Promise<Buffer>>();

/** Kept on the disk: there are as many as our own pictures have widths and formats. */
async function makeAndKeep(kept: string, made: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = await turns.run(made);
  // A full disk is no reason to refuse what is made.
  await keep(kept, bytes).catch((error: unknown) => process.stderr.write(`A picture was not kept: ${String(error)}\n`));
  return bytes;
}

/** Beside and then in place, so that nobody reads half of it. */
async function keep(kept: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(kept), { recursive: true });
  const part = `${kept}.${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, kept);
}

/** A picture that has changed leaves its copies behind. One that is still asked for is made again once a month. */
export async function forgetOldPictures(now: number): Promise<void> {
  for (const name of await readdir(env.PICTURE_CACHE).catch(() => [])) {
    const kept = path.join(env.PICTURE_CACHE, name);
    if (now - (await stat(kept)).mtimeMs > THIRTY_DAYS * 1_000) await rm(kept, { force: true });
  }
}

/** Once, however many ask for it at the same moment. */
async function pictureOf(file: MediaFile, width: ImageWidth, format: Format): Promise<Buffer> {
  const name = createHash('sha256').update(`${file.path} ${file.changedAt} ${width} ${format}`).digest('hex');
  const kept = path.join(env.PICTURE_CACHE, name);
  const found = await readFile(kept).catch(() => undefined);
  if (found) return found;
  const making = underWay.get(name) ?? makeAndKeep(kept, () => make(file, width, format));
  underWay.set(name, making);
  return making.finally(() => underWay.delete(name));
}

const refused = () => new Response('This is no picture of ours.', { status: 400 });

/** Spec §9: one of our own pictures, in one of the widths and the one quality. Everything else is refused. */
export async function optimisePicture({ url, headers }: Request): Promise<Response> {
  const { searchParams } = new URL(url);
  const width = Number(searchParams.get('w'));
  const [, name] = SOURCE.exec(searchParams.get('url') ?? '') ?? [];
  if (name === undefined || !isWidth(width) || searchParams.get('q') !== String(IMAGE_QUALITY)) return refused();
  const file = await findMediaFile(name);
  if (!file || file.type === 'image/svg+xml' || file.bytes > MOST_BYTES) return refused();
  const format = formatFor(headers.get('accept') ?? '', file);
  const picture = await pictureOf(file, width, format).catch(() => undefined);
  if (!picture) return refused();
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(picture.length),
      'cache-control': `public, max-age=${THIRTY_DAYS}, must-revalidate`,
      'content-security-policy': "script-src 'none'; frame-src 'none'; sandbox;",
      vary: 'accept',
    },
  });
}
