const SEED = 20_260_101;

/** Chance that repeats itself, so that two runs ask the same. */
export function createChoices(seed = SEED) {
  let state = seed;
  /** From 0 to below 1 (mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);

  const pick = <T>(all: readonly T[]): T => {
    const chosen = all[below(all.length)];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  };

  /** A letter left out, doubled, or two swapped. */
  const slip = (word: string) => {
    const at = 1 + below(Math.max(1, word.length - 2));
    return pick([
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word.charAt(at) + word.slice(at),
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ]);
  };

  const shuffle = <T>(all: readonly T[]): T[] =>
    all
      .map((one) => ({ one, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one);

  /** Each of them once, in an order of chance, before any comes again. */
  const inTurn = <T>(all: readonly T[]) => {
    let left: T[] = [];
    return (): T => {
      if (left.length === 0) left = shuffle(all);
      const next = left.pop();
      if (next === undefined) throw new Error('there is nothing to choose from');
      return next;
    };
  };

  return { inTurn, next, pick, slip, shuffle, below, chance: (share: number) => next() < share };
}

export type Choices = ReturnType<typeof createChoices>;
