import type { Keys } from '@jara/fair-queue';
import type { MediaType } from './media-key.ts';

/** A picture on a disk of this machine. */
export type MediaFile = {
  readonly path: string;
  readonly type: MediaType;
  readonly bytes: number;
  /** Another one when the picture has changed. */
  readonly version: string;
};

type Asker = {
  /** Where they wait, if they have to. */
  readonly line: Keys;
  /** Aborted when they no longer wait. */
  readonly signal?: AbortSignal | undefined;
};

/** Where the pictures of vendors and dishes are. */
export type MediaStore = {
  /** Undefined if there is none of that key, or if it is no key. Throws when that cannot be known now. */
  find(key: string, asker: Asker): Promise<MediaFile | undefined>;
};
