import { BASE_PATH } from './base-path.ts';

/** Spec §9: the widths and the quality that the optimiser serves. */
export const IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export const IMAGE_QUALITY = 75;

/** Where the optimiser answers one of our pictures in a width. */
export const imageAddress = (src: string, width: ImageWidth) =>
  `${BASE_PATH}/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${IMAGE_QUALITY}`;
