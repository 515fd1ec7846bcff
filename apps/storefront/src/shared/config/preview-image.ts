const PREVIEW_WIDTH = 1200;

/** A picture for previews elsewhere: the optimiser sends it as JPEG to whoever does not ask for better. */
export function previewImage(src: string): string {
  return `/store/_next/image?url=${encodeURIComponent(src)}&w=${PREVIEW_WIDTH}&q=75`;
}
