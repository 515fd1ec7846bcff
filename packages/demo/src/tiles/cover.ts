import type { Art } from './art.ts';
import { BACKGROUNDS, type Background } from './backgrounds.ts';
import { drawArt } from './draw-art.ts';

const WIDTH = 1600;
const HEIGHT = 900;

type Spot = { readonly x: number; readonly y: number; readonly radius: number; readonly turn: number };

/** A table seen from above, laid past its edges: whatever part a page crops to still shows something whole. */
const TABLE: readonly Spot[] = [
  { x: 800, y: 450, radius: 300, turn: 0 },
  { x: 262, y: 232, radius: 205, turn: -12 },
  { x: 1338, y: 664, radius: 212, turn: 10 },
  { x: 1330, y: 176, radius: 186, turn: 14 },
  { x: 290, y: 720, radius: 196, turn: -8 },
  { x: -30, y: 480, radius: 130, turn: 16 },
  { x: 1640, y: 420, radius: 132, turn: -16 },
  { x: 640, y: -40, radius: 120, turn: 8 },
  { x: 1010, y: 945, radius: 124, turn: -10 },
];

/** Rows as on printed cloth, every second one shifted by half a step. */
const CLOTH: readonly Spot[] = [-1, 0, 1, 2].flatMap((row) =>
  [-1, 0, 1, 2, 3, 4].map((column) => ({
    x: 200 + column * 400 + (row % 2 === 0 ? 0 : 200),
    y: 110 + row * 340,
    radius: (row + column) % 2 === 0 ? 160 : 136,
    turn: (row + column) % 2 === 0 ? -10 : 10,
  })),
);

/** The arrangements, by the place of the background in a kind's list of them. */
const ARRANGEMENTS = [TABLE, CLOTH] as const;

function drawSpot({ x, y, radius, turn }: Spot, art: Art, { colour, shade }: (typeof BACKGROUNDS)[Background]): string {
  const ring = `<circle cx="${x}" cy="${y}" r="${radius * 0.86}" fill="none" stroke="${colour}" stroke-opacity=".4" stroke-width="6"/>`;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shade}"/>${ring}${drawArt(art, x, y, radius * 1.3, turn)}`;
}

/** Several pictures of what a vendor sells, in one of the arrangements. */
export function drawCover(arts: readonly Art[], background: Background, arrangement: number): string {
  const spots = ARRANGEMENTS[arrangement % ARRANGEMENTS.length] ?? TABLE;
  const drawn = spots.map((spot, index) => drawSpot(spot, arts[index % arts.length] as Art, BACKGROUNDS[background]));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${BACKGROUNDS[background].colour}"/>${drawn.join('')}</svg>`
  );
}
