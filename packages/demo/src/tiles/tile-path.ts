import type { VendorKindName } from '../content/kinds/index.ts';
import type { Ground } from './grounds.ts';
import type { PictureName } from './pictures/index.ts';

/** Where pages find the media folder. */
const MEDIA = '/store/media';

export const dishTilePath = (picture: PictureName, ground: Ground) => `dish/${picture}-${ground}.webp`;
export const coverPath = (kind: VendorKindName, ground: Ground) => `cover/${kind}-${ground}.webp`;
export const logoPath = (kind: VendorKindName) => `logo/${kind}.webp`;

export const mediaUrl = (path: string) => `${MEDIA}/${path}`;
