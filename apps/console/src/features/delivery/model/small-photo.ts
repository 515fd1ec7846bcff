import { MOST_PHOTO_BYTES } from '@jara/contract';

/** Enough to see a door and its number. */
const LONGEST_SIDE = 1_280;
const QUALITIES = [0.7, 0.5, 0.3];

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** What a camera took, small enough to send by phone. Drawn anew, it has none of the camera's data. Undefined if it is no picture. */
export async function smallPhoto(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const made = await toJpeg(canvas, quality);
    if (made && made.size <= MOST_PHOTO_BYTES) return made;
  }
  return undefined;
}
