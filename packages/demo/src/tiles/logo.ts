import type { Art } from './art.ts';
import { drawArt } from './draw-art.ts';
import { GROUNDS, type Ground } from './grounds.ts';

const SIDE = 400;

/** A sign over the door: the picture on cream, ringed by a strong colour. Pages may cut it to a circle. */
export const drawLogo = (art: Art, ground: Ground): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
  `<rect width="${SIDE}" height="${SIDE}" fill="${GROUNDS[ground].colour}"/><circle cx="200" cy="200" r="158" fill="${GROUNDS.sand.colour}"/>` +
  `<circle cx="200" cy="200" r="146" fill="none" stroke="${GROUNDS[ground].colour}" stroke-opacity=".45" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>` +
  `${drawArt(art, 200, 200, 190)}</svg>`;
