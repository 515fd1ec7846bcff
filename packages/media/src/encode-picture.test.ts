import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#cc0000' } });
const encoded = async (bytes: Buffer) => {
  const made = await encodePicture(bytes, ['vendor 1']);
  if (typeof made === 'string') throw new Error(made);
  return { ...made, metadata: await sharp(made.bytes).metadata() };
};

test('a picture of a camera becomes a small WebP, held upright, without what the camera wrote into it', async () => {
  const photo = await red(2_400, 1_200)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { metadata, colour } = await encoded(photo);
  expect(metadata).toMatchObject({ format: 'webp', width: 800, height: 1_600 });
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  expect(colour).toMatch(/^#c[0-9a-f]0[0-9a-f]{3}$/);
});

test('a picture has no more bytes than its shape allows, at the best quality that does', async () => {
  const noise = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const as = async (mostBytes: number) => {
    const made = await encodePicture(noise, ['rider 1'], { longestSide: 200, qualities: [90, 10], mostBytes });
    return typeof made === 'string' ? made : made.bytes.length;
  };
  const best = await as(1_000_000);
  const small = await as(20_000);
  expect(best).toBeGreaterThan(20_000);
  expect(small).toBeLessThan(20_000);
  expect(await as(100)).toBe('unreadable');
});

test.each([
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
  ['a PNG', () => red(1, 1).png().toBuffer()],
  ['half a picture', async () => (await red(600, 600).jpeg().toBuffer()).subarray(0, 400)],
  ['one of too many pixels', () => red(12_000, 2_200).jpeg().toBuffer()],
  ['words', async () => Buffer.from('RIFF0000WEBPwords')],
])('%s is no picture that is taken', async (_words, made) => {
  expect(await encodePicture(await made(), ['vendor 1'])).toBe('unreadable');
});
