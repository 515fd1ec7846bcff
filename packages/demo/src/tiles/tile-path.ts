import type { VendorKindName } from '../content/kinds/index.ts';
import type { Background } from './backgrounds.ts';
import type { PictureName } from './pictures/index.ts';

/** Where pages find the media folder. */
const MEDIA = '/store/media';

export const dishTilePath = (picture: PictureName, background: Background) => `dish/${picture}-${background}.webp`;
export const coverPath = (kind: VendorKindName, background: Background) => `cover/${kind}-${background}.webp`;
export const logoPath = (kind: VendorKindName) => `logo/${kind}.webp`;

export const mediaUrl = (path: string) => `${MEDIA}/${path}`;
