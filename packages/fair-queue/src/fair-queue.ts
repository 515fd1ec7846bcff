import { addTo, emptyLine, lastOfLongest, nextIn, removeFrom } from './round-robin.ts';

type Options = {
  /** How much is at work at a time. */
  readonly atOnce: number;
  /** How many wait in one line, the lines within it included, and in all. */
  readonly perLine: number;
  readonly inAll: number;
  readonly longestWaitMs: number;
};

/** The line to wait in, the line within that, and so on. */
export type Keys = readonly [string, ...string[]];
/** Why there is no turn: too many wait, it did not come in time, or who waited has gone. */
export type Refusal = 'full' | 'overdue' | 'aborted';
/** To be called once, when the work is done. */
type Release = () => void;
type Place = { readonly keys: Keys; readonly settle: (turn: Release | Refusal) => void };

export type FairQueue = ReturnType<typeof createFairQueue>;

/**
 * Turns at work go round by key, so that nobody waits behind all that another has asked for: by the first key, within it
 * by the second, and so on. Where too many wait, the last of the longest line goes, which may be the new one: who asks
 * for little is not refused because another asks for much.
 */
export function createFairQueue({ atOnce, perLine, inAll, longestWaitMs }: Options) {
  const waiting = emptyLine<Place>();
  let atWork = 0;

  function settle(place: Place | undefined, turn: Release | Refusal): void {
    if (!place) return;
    removeFrom(waiting, place.keys, place);
    place.settle(turn);
  }

  function release(): void {
    if (waiting.size > 0) settle(nextIn(waiting), release);
    else atWork -= 1;
  }

  function wait(keys: Keys, signal: AbortSignal | undefined): Promise<Release | Refusal> {
    const { promise, resolve } = Promise.withResolvers<Release | Refusal>();
    const leave = () => settle(place, 'aborted');
    const timer = setTimeout(() => settle(place, 'overdue'), longestWaitMs);
    const place: Place = {
      keys,
      settle(turn) {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        resolve(turn);
      },
    };
    signal?.addEventListener('abort', leave);
    addTo(waiting, keys, place);
    const own = waiting.lines.get(keys[0]);
    if (own && own.size > perLine) settle(lastOfLongest(own), 'full');
    else if (waiting.size > inAll) settle(lastOfLongest(waiting), 'full');
    return promise;
  }

  async function acquire(keys: Keys, signal?: AbortSignal): Promise<Release | Refusal> {
    if (signal?.aborted) return 'aborted';
    if (atWork >= atOnce) return wait(keys, signal);
    atWork += 1;
    return release;
  }

  return {
    acquire,
    /** How many wait, of all lines. */
    waiting: () => waiting.size,
    /** Does the work when its turn comes. */
    async run<Result>(
      keys: Keys,
      signal: AbortSignal | undefined,
      work: () => Promise<Result>,
    ): Promise<Result | Refusal> {
      const turn = await acquire(keys, signal);
      if (typeof turn !== 'function') return turn;
      try {
        return await work();
      } finally {
        turn();
      }
    },
  };
}
