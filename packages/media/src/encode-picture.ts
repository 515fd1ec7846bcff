import { createFairQueue, type Keys } from '@jara/fair-queue';

/** Of a camera of 24 megapixels; decoded, it takes 72 MB. */
const MOST_PIXELS = 25_000_000;
const SECONDS = 4;
/** Decoding takes a core and memory: one at a time in a process, in threads of its own. */
const turns = createFairQueue({ atOnce: 1, perLine: 3, inAll: 12, longestWaitMs: 2_500 });

export type PictureShape = {
  readonly longestSide: number;
  /** The first that makes it small enough. */
  readonly qualities: readonly number[];
  readonly mostBytes: number;
};

/** As pages show it. */
const OF_A_PAGE: PictureShape = { longestSide: 1_600, qualities: [84], mostBytes: Number.POSITIVE_INFINITY };

type Encoded = { readonly bytes: Buffer; readonly colour: string };

/** By its first bytes: nothing else is given to a decoder. */
function formatOf(bytes: Buffer): 'jpeg' | 'webp' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

async function encode(bytes: Buffer, { longestSide, qualities, mostBytes }: PictureShape) {
  // With its first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: SECONDS });
    for (const quality of qualities) {
      const made = await picture.clone().webp({ quality, effort: 2 }).toBuffer();
      if (made.length <= mostBytes) return made;
    }
  } catch {
    // No picture, or one that takes too long.
  }
  return 'unreadable';
}

async function meanColour(picture: Buffer): Promise<string> {
  const { default: sharp } = await import('sharp');
  const mean = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
  return `#${mean.toString('hex', 0, 3)}`;
}

/**
 * A picture as we keep it: WebP, no larger than a screen needs, turned as the camera was held, without what a camera writes
 * into it (where it was taken, by which phone), with its mean colour. What is no JPEG or WebP, or too large, is unreadable.
 */
export async function encodePicture(
  bytes: Buffer,
  line: Keys,
  shape: PictureShape = OF_A_PAGE,
): Promise<Encoded | 'unreadable' | 'busy'> {
  if (formatOf(bytes) === undefined) return 'unreadable';
  const release = await turns.acquire(line, undefined);
  if (typeof release !== 'function') return 'busy';
  try {
    const made = await encode(bytes, shape);
    return made === 'unreadable' ? made : { bytes: made, colour: await meanColour(made) };
  } finally {
    release();
  }
}
