import { BASE_PATH } from './base-path.ts';

/** Spec §9: the widths and the quality that the optimiser serves. */
export type ImageWidth =
  | (16 | 32 | 48 | 64 | 96 | 128 | 256 | 384)
  | (640 | 750 | 828 | 1080 | 1200 | 1920 | 2048 | 3840);
const QUALITY = 75;

/** Where the optimiser answers one of our pictures in a width. */
export const imageAddress = (src: string, width: ImageWidth) =>
  `${BASE_PATH}/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
