/** What a screen needs, and what a phone's line bears. */
const LONGEST_SIDE = 1_600;
const MOST_BYTES = 400_000;
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35];

/** As large as fits, of the same shape. */
export function sizeWithin({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(
      // A browser that writes no WebP gives PNG.
      (blob) => (blob?.type === 'image/webp' ? resolve(blob) : canvas.toBlob(resolve, 'image/jpeg', quality)),
      'image/webp',
      quality,
    );
  });

/** A photo as it is sent: upright, small, and without what the camera wrote into it. Undefined if it is no picture. */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = Object.assign(document.createElement('canvas'), sizeWithin(bitmap));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  let smallest: Blob | undefined;
  for (const quality of QUALITIES) {
    smallest = (await encode(canvas, quality)) ?? smallest;
    if (smallest && smallest.size <= MOST_BYTES) return smallest;
  }
  return smallest;
}
