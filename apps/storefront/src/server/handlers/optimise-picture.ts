import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFairQueue, createSingleFlight, lineOfAddress, type Refusal } from '@jara/fair-queue';
import type { MediaFile } from '@jara/media';
import sharp, { type Sharp } from 'sharp';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';
import { IMAGE_QUALITY, IMAGE_WIDTHS, type ImageWidth } from '@/shared/config/image-address.ts';
import { CACHED_AS_PICTURE, findMediaFile, MEDIA_OUT_OF_REACH, mediaOutOfReach } from './media-file.ts';

/** Larger ones are none of ours. */
const MOST_BYTES = 5_000_000;
const MOST_PIXELS = 50_000_000;
/** Each takes a core for a while, and its memory. The front door waits 15 s for an answer. */
const turns = createFairQueue({ atOnce: 2, perLine: 100, inAll: 400, longestWaitMs: 12_000 });
const MANY_WAIT = 6;
const THIRTY_DAYS = 2_592_000;
/** All who wait have had their turn by then, or have gone. */
const BUSY = { 'retry-after': '12' };
/**
 * The same to the eye: AVIF needs a lower number for it. Colours at half the width, as WebP has them. Of our covers, WebP
 * takes 13.0 KB at 36.2 dB, this 8.7 at 36.5, and a quality of 55 with whole colours 10.6.
 */
const AVIF = { quality: 50, chromaSubsampling: '4:2:0', effort: 3 } as const;

sharp.cache(false);
sharp.concurrency(1);

type Format = 'avif' | 'webp' | 'png' | 'jpeg';

const SOURCE = new RegExp(`^${BASE_PATH}/media/([\\w./-]+)$`);

/** RFC 9110, 12.4.2: a weight of 0 refuses it. */
const TAKES_AVIF = /image\/avif(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const TAKES_WEBP = /image\/webp(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** What the browser takes, the newest first; what is shared elsewhere may take none but JPEG and PNG. */
const formatsFor = (accept: string, { type }: MediaFile): readonly [...Format[], Format] => [
  ...(TAKES_AVIF.test(accept) ? (['avif'] as const) : []),
  ...(TAKES_WEBP.test(accept) ? (['webp'] as const) : []),
  type === 'image/png' ? 'png' : 'jpeg',
];

const ENCODE: Readonly<Record<Format, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif(AVIF),
  webp: (picture) => picture.webp({ quality: IMAGE_QUALITY }),
  png: (picture) => picture.png({ quality: IMAGE_QUALITY }),
  jpeg: (picture) => picture.jpeg({ quality: IMAGE_QUALITY, mozjpeg: true }),
};

type Asked = { readonly file: MediaFile; readonly width: ImageWidth; readonly format: Format };

const make = ({ file, width, format }: Asked): Promise<Buffer> =>
  ENCODE[format](
    sharp(file.path, { limitInputPixels: MOST_PIXELS }).rotate().resize({ width, withoutEnlargement: true }),
  ).toBuffer();

const flights = createSingleFlight<Buffer>(turns, (name) => name);

/** Kept on the disk: there are as many as our own pictures have useful widths and formats. */
async function makeAndKeep(kept: string, made: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = await made();
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

/**
 * A picture that has changed leaves its copies behind. One that is still asked for is made again: thirty days after it was
 * made, when the process starts.
 */
export async function forgetOldPictures(now: number): Promise<void> {
  for (const name of await readdir(env.PICTURE_CACHE).catch(() => [])) {
    const kept = path.join(env.PICTURE_CACHE, name);
    // One that is written just now has another name by the time that it is looked at.
    const made = await stat(kept).catch(() => undefined);
    if (made && now - made.mtimeMs > THIRTY_DAYS * 1_000) await rm(kept, { force: true });
  }
}

/** At most the first width in which all of it is seen: in each larger one it would be made, and kept, once more. */
async function usefulWidth({ path: source }: MediaFile, asked: ImageWidth): Promise<ImageWidth> {
  const { autoOrient } = await sharp(source).metadata();
  const whole = IMAGE_WIDTHS.find((width) => width >= autoOrient.width) ?? asked;
  return asked < whole ? asked : whole;
}

const fileOf = ({ file, width, format }: Asked) =>
  path.join(
    env.PICTURE_CACHE,
    createHash('sha256')
      .update([file.path, file.version, width, format, JSON.stringify(AVIF)].join(' '))
      .digest('hex'),
  );

/** Made once, however many ask for it at the same moment; in turns by network, and only while somebody waits for it. */
async function pictureOf(asked: Asked, { headers, signal }: Request): Promise<Buffer | Refusal> {
  const kept = fileOf(asked);
  const found = await readFile(kept).catch(() => undefined);
  if (found) return found;
  const line = lineOfAddress(headers.get('x-forwarded-for') ?? undefined);
  return flights.run({ key: kept, line, signal }, () => makeAndKeep(kept, () => make(asked)));
}

/**
 * The newest format that the browser takes. While many wait, what is not made yet is of the next one, which is made much
 * sooner: a picture that is a little larger is better than none.
 */
async function formatFor(accept: string, file: MediaFile, width: ImageWidth): Promise<Format> {
  const [newest, next = newest] = formatsFor(accept, file);
  if (turns.waiting() < MANY_WAIT) return newest;
  const isMade = await access(fileOf({ file, width, format: newest })).then(
    () => true,
    () => false,
  );
  return isMade ? newest : next;
}

const refused = () => new Response('This is no picture of ours.', { status: 400 });
const tooMany = (reason: Refusal) =>
  new Response('Too many pictures are being made.', { status: reason === 'full' ? 429 : 503, headers: BUSY });

/** A picture that cannot be read now may be the next time; one that can, and is none, is refused. */
async function notMade(error: unknown, { path: source }: MediaFile): Promise<Response> {
  process.stderr.write(`A picture was not made: ${source}: ${String(error)}\n`);
  return readFile(source).then(refused, mediaOutOfReach);
}

/** Spec §9: one of our own pictures, in one of the widths and the one quality. Everything else is refused. */
export async function optimisePicture(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const width = IMAGE_WIDTHS.find((each) => String(each) === searchParams.get('w'));
  const [, name] = SOURCE.exec(searchParams.get('url') ?? '') ?? [];
  if (name === undefined || width === undefined || searchParams.get('q') !== String(IMAGE_QUALITY)) return refused();
  const file = await findMediaFile(name, request);
  if (file === MEDIA_OUT_OF_REACH) return mediaOutOfReach();
  if (!file || file.type === 'image/svg+xml' || file.bytes > MOST_BYTES) return refused();
  try {
    return await answer(request, file, width);
  } catch (error) {
    return await notMade(error, file);
  }
}

async function answer(request: Request, file: MediaFile, asked: ImageWidth): Promise<Response> {
  const width = await usefulWidth(file, asked);
  const format = await formatFor(request.headers.get('accept') ?? '', file, width);
  const picture = await pictureOf({ file, width, format }, request);
  if (typeof picture === 'string') return tooMany(picture);
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(picture.length),
      'cache-control': CACHED_AS_PICTURE,
      'content-security-policy': "script-src 'none'; frame-src 'none'; sandbox;",
      vary: 'accept',
    },
  });
}
