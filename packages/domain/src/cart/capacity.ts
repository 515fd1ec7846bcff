import { MOST_LINES, MOST_LINES_IN_ALL, MOST_OF_AN_ITEM, MOST_PACKS, type NoRoom } from '@jara/contract';
import type { Packs } from './packs.ts';

/** Dishes and options. */
export const linesIn = ({ packs }: Pick<Packs, 'packs'>): number =>
  packs.reduce((sum, { lines }) => lines.reduce((more, { modifiers }) => more + 1 + modifiers.length, sum), 0);

const hasTooMuchOfAnItem = ({ packs }: Packs): boolean =>
  packs.some(({ lines }) => lines.some(({ quantity }) => quantity > MOST_OF_AN_ITEM));

/**
 * Why a change may not be made, whose owner has so many lines in other carts. What is beyond a cap already can be
 * emptied, but not filled.
 */
export function refuseForRoom(before: Packs, after: Packs, elsewhere: number): NoRoom | undefined {
  const [had, has] = [linesIn(before), linesIn(after)];
  if (
    after.packs.length > Math.max(MOST_PACKS, before.packs.length) ||
    has > Math.max(MOST_LINES, had) ||
    hasTooMuchOfAnItem(after)
  )
    return 'CART_FULL';
  return has > had && has + elsewhere > MOST_LINES_IN_ALL ? 'CARTS_FULL' : undefined;
}
