import type { Art } from './art.ts';
import type { Backdrop } from './backdrops.ts';
import type { Ground } from './grounds.ts';

/** One thing that a tile can show, and the grounds it looks good on: each pair becomes a file. */
export type Picture = { readonly art: Art; readonly grounds: readonly [Ground, ...Ground[]] };

export type PictureOnBackdrop = Picture & { readonly backdrop: Backdrop };
