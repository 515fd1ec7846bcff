import type { Packs } from './packs.ts';

/** A UUID ends in twelve digits that mean nothing: the ids of one change differ in these alone. */
const TAIL = 12;
const TAILS = 16 ** TAIL;

/**
 * The ids of the packs and lines that a change makes, in their order. They follow from the change's own id, so that the
 * browser and the server give the same ids without asking each other.
 */
export function idsFrom(changeId: string): () => string {
  const head = changeId.slice(0, -TAIL);
  let tail = Number.parseInt(changeId.slice(-TAIL), 16);
  return () => {
    tail = (tail + 1) % TAILS;
    return head + tail.toString(16).padStart(TAIL, '0');
  };
}

export const isIdFrom = (changeId: string, id: string): boolean => id.slice(0, -TAIL) === changeId.slice(0, -TAIL);

/** Whether something that the change makes is there: then the change has been made. */
export const hasMade = ({ packs }: Packs, changeId: string): boolean =>
  packs.some(({ reference, lines }) => [reference, ...lines.map(({ id }) => id)].some((id) => isIdFrom(changeId, id)));

/** More changes than other devices make between a change and its repetition. */
export const MOST_REMEMBERED = 64;

/** The ids of the changes that a cart has seen last. */
export const remember = (changeIds: readonly string[], ...more: readonly string[]): string[] =>
  [...changeIds, ...more].slice(-MOST_REMEMBERED);
