import { MOST_LINES, MOST_OF_AN_ITEM, MOST_PACKS } from '@jara/contract';
import type { Packs } from './packs.ts';

const linesIn = ({ packs }: Packs): number =>
  packs.reduce((sum, { lines }) => lines.reduce((more, { modifiers }) => more + 1 + modifiers.length, sum), 0);

const hasTooMuchOfAnItem = ({ packs }: Packs): boolean =>
  packs.some(({ lines }) => lines.some(({ quantity }) => quantity > MOST_OF_AN_ITEM));

/** Whether a change fills a cart beyond its caps. One that is beyond them already can be emptied, but not filled. */
export const exceedsCapacity = (before: Packs, after: Packs): boolean =>
  after.packs.length > Math.max(MOST_PACKS, before.packs.length) ||
  linesIn(after) > Math.max(MOST_LINES, linesIn(before)) ||
  hasTooMuchOfAnItem(after);
