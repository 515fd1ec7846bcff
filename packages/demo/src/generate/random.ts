/** Chance that repeats itself: the same seed gives the same choices on every machine. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `lowest` to `highest`, both included. */
  between(lowest: number, highest: number): number;
  happens(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  /** So many of the items, in the order they had. */
  some<Item>(items: readonly Item[], count: number): Item[];
};

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

export function randomOf(...seed: readonly (string | number)[]): Random {
  let state = hash(seed.join('/'));

  /** Mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const between = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));

  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[between(0, items.length - 1)] as Item;
  };

  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);

  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const kept = new Set(shuffle(items.map((_, at) => at)).slice(0, count));
    return items.filter((_, at) => kept.has(at));
  };

  return { next, between, happens: (probability) => next() < probability, pick, shuffle, some };
}
