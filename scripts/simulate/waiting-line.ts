/** A kind of request: how many come in a second, and how long each keeps a core busy. */
export type Kind = { readonly name: string; readonly perSecond: number; readonly coreMs: number };

type Options = { readonly cores: number; readonly arrivals?: number; readonly seed?: number };

const ARRIVALS = 200_000;
const SEED = 20_261_119;

/** Chance that repeats itself (mulberry32): the same line waits as long in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Share of the cores that the requests need; above 1 a line grows for ever. */
export const shareOf = (kinds: readonly Kind[], cores: number): number =>
  kinds.reduce((sum, { perSecond, coreMs }) => sum + perSecond * coreMs, 0) / (cores * 1_000);

/** Each as often as it comes: `place` is between nothing and all that come in a second. */
function pick(kinds: readonly Kind[], place: number): Kind {
  let before = 0;
  for (const kind of kinds) {
    before += kind.perSecond;
    if (place < before) return kind;
  }
  throw new Error('nothing comes');
}

/**
 * Requests that come by chance, independently of each other, wait in one line for the first free core. Gives how long a
 * kind takes with its waiting, in milliseconds: the half of them, and 99 of 100.
 */
export function simulateLine(
  kinds: readonly Kind[],
  name: string,
  { cores, arrivals = ARRIVALS, seed = SEED }: Options,
) {
  const random = chance(seed);
  const all = kinds.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const freeAt = new Float64Array(cores);
  const took: number[] = [];
  let now = 0;
  for (let arrival = 0; arrival < arrivals; arrival += 1) {
    now += (-Math.log(1 - random()) / all) * 1_000;
    const kind = pick(kinds, random() * all);
    const core = freeAt.indexOf(Math.min(...freeAt));
    const ends = Math.max(now, freeAt[core] ?? 0) + kind.coreMs;
    freeAt[core] = ends;
    if (kind.name === name) took.push(ends - now);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { half: at(0.5), p99: at(0.99) };
}
