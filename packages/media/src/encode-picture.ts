import { createFairQueue, type Keys } from '@jara/fair-queue';

/** Of a camera of 24 megapixels; decoded, it takes 72 MB. */
const MOST_PIXELS = 25_000_000;
const LONGEST_SIDE = 1_600;
const SECONDS = 4;
/** Decoding takes a core and memory: one at a time in a process, in threads of its own. */
const turns = createFairQueue({ atOnce: 1, perLine: 3, inAll: 12, longestWaitMs: 2_500 });

type Encoded = { readonly bytes: Buffer; readonly colour: string };

/** By its first bytes: nothing else is given to a decoder. */
function formatOf(bytes: Buffer): 'jpeg' | 'webp' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

async function encode(bytes: Buffer): Promise<Encoded | 'unreadable'> {
  // With its first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  try {
    const picture = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: SECONDS })
      .webp({ quality: 84, effort: 2 })
      .toBuffer();
    const mean = await sharp(picture)
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    return { bytes: picture, colour: `#${mean.toString('hex', 0, 3)}` };
  } catch {
    return 'unreadable';
  }
}

/**
 * A picture as we keep it: WebP, no larger than a screen needs, turned as the camera was held, without what a camera writes
 * into it (where it was taken, by which phone), with its mean colour. What is no JPEG or WebP, or too large, is unreadable.
 */
export async function encodePicture(bytes: Buffer, line: Keys): Promise<Encoded | 'unreadable' | 'busy'> {
  if (formatOf(bytes) === undefined) return 'unreadable';
  const release = await turns.acquire(line, undefined);
  if (typeof release !== 'function') return 'busy';
  try {
    return await encode(bytes);
  } finally {
    release();
  }
}
