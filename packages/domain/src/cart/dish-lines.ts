import type { CartLine, CartPack } from './packs.ts';

/** How many of each dish the packs hold, by the dish's id. */
export function countByDish(packs: readonly CartPack[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { item_id, quantity } of packs.flatMap(({ lines }) => lines)) {
    counts.set(item_id, (counts.get(item_id) ?? 0) + quantity);
  }
  return counts;
}

const choicesOf = ({ modifiers }: CartLine): string =>
  modifiers
    .map(({ id, quantity }) => `${id} × ${quantity}`)
    .toSorted()
    .join();

/**
 * The line that gives one back when a dish is removed by its name alone: the last one. Undefined where the lines differ
 * in what was chosen: only the buyer knows which is meant.
 */
export function lineToReduce(packs: readonly CartPack[], itemId: number): CartLine | undefined {
  const lines = packs.flatMap((pack) => pack.lines.filter(({ item_id }) => item_id === itemId));
  return new Set(lines.map(choicesOf)).size === 1 ? lines.at(-1) : undefined;
}
