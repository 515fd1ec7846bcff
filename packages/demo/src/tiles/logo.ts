import type { Art } from './art.ts';
import { BACKGROUNDS, type Background } from './backgrounds.ts';
import { drawArt } from './draw-art.ts';

const SIDE = 400;

/** A sign over the door: the picture on cream, ringed by a strong colour. Pages may cut it to a circle. */
export const drawLogo = (art: Art, background: Background): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
  `<rect width="${SIDE}" height="${SIDE}" fill="${BACKGROUNDS[background].colour}"/><circle cx="200" cy="200" r="158" fill="${BACKGROUNDS.sand.colour}"/>` +
  `<circle cx="200" cy="200" r="146" fill="none" stroke="${BACKGROUNDS[background].colour}" stroke-opacity=".45" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>` +
  `${drawArt(art, 200, 200, 190)}</svg>`;
