import { imageAddress } from './image-address.ts';

const PREVIEW_WIDTH = 1200;

/** A picture for previews elsewhere: the optimiser sends JPEG to a client that accepts no newer format. */
export function previewImage(src: string): string {
  return imageAddress(src, PREVIEW_WIDTH);
}
