import type { Art } from './art.ts';
import type { Backdrop } from './backdrops.ts';
import type { Background } from './backgrounds.ts';

/** One thing that a tile can show, and the backgrounds it looks good on: each pair becomes a file. */
export type Picture = { readonly art: Art; readonly backgrounds: readonly [Background, ...Background[]] };

export type PictureOnBackdrop = Picture & { readonly backdrop: Backdrop };
