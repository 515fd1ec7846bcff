import type { Art } from './art.ts';
import { type Backdrop, drawBackground } from './backdrops.ts';
import type { Background } from './backgrounds.ts';
import { drawArt } from './draw-art.ts';

const SIDE = 800;

/** A dish, a packet or a fruit on its background, with the soft shadow of a thing that stands on something. */
export const drawDishTile = (art: Art, background: Background, backdrop: Backdrop): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
  '<defs><radialGradient id="shadow"><stop offset="0" stop-color="#3A2412" stop-opacity=".24"/><stop offset="1" stop-color="#3A2412" stop-opacity="0"/></radialGradient></defs>' +
  `${drawBackground(background, backdrop)}<ellipse cx="400" cy="612" rx="205" ry="38" fill="url(#shadow)"/>${drawArt(art, 400, 396, 440)}</svg>`;
