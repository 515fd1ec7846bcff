import { imageAddress } from './image-address.ts';

const PREVIEW_WIDTH = 1200;

/** A picture for previews elsewhere: the optimiser sends it as JPEG to whoever does not ask for better. */
export function previewImage(src: string): string {
  return imageAddress(src, PREVIEW_WIDTH);
}
