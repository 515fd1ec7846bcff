import { addTo, emptyLine, type Line, lastOfLongest, nextIn, removeFrom } from './round-robin.ts';

/** Somebody has waited all this time: it is no rush that goes by itself. */
const CROWD_STAYS_MS = 500;
/** One turn in so many is the last rank's: whoever asks for much of the first does not take all. */
const TURNS_WITH_ONE_OF_THE_LAST = 4;

type Options = {
  /** How much is at work at a time. */
  readonly atOnce: number;
  /** How many wait in one line, the lines within it included, and in all. */
  readonly perLine: number;
  readonly inAll: number;
  readonly longestWaitMs: number;
  /** By rank, and the first has its turns before the others: how long one may wait while a crowd stays. */
  readonly inCrowdMs?: readonly number[];
};

/** The line to wait in, the line within that, and so on. */
export type Keys = readonly [string, ...string[]];
/** Why there is no turn: too many wait, it did not come in time, or who waited has gone. */
export type Refusal = 'full' | 'overdue' | 'aborted';
/** To be called once, when the work is done. */
type Release = () => void;
type Place = { readonly keys: Keys; readonly came: number; readonly settle: (turn: Release | Refusal) => void };
/** Those of one rank, and since when there is always somebody. */
type Rank = { readonly waiting: Line<Place>; readonly inCrowdMs: number; crowdedSince: number };

export type FairQueue = ReturnType<typeof createFairQueue>;

/**
 * Turns at work go round by key, so that nobody waits behind all that another has asked for: by the first key, within it
 * by the second, and so on. Where too many wait, the last of the longest line goes, which may be the new one: who asks
 * for little is not refused because another asks for much.
 *
 * While a crowd stays, most of it is refused whatever is done. Those who have waited for a moment already are passed
 * over, so that the others are served at once instead of all too late (CoDel).
 */
export function createFairQueue({ atOnce, perLine, inAll, longestWaitMs, inCrowdMs = [longestWaitMs] }: Options) {
  const ranks = inCrowdMs.map((ms): Rank => ({ waiting: emptyLine(), inCrowdMs: ms, crowdedSince: 0 }));
  const fromTheLast = ranks.toReversed();
  let atWork = 0;
  let turns = 0;

  const waitingInAll = () => ranks.reduce((sum, { waiting }) => sum + waiting.size, 0);

  function settle({ waiting }: Rank, place: Place | undefined, turn: Release | Refusal): void {
    if (!place) return;
    removeFrom(waiting, place.keys, place);
    place.settle(turn);
  }

  function isPassedOver({ inCrowdMs, crowdedSince }: Rank, { came }: Place): boolean {
    const now = performance.now();
    return now - crowdedSince > CROWD_STAYS_MS && now - came > inCrowdMs;
  }

  function giveTurn(): boolean {
    turns += 1;
    for (const rank of turns % TURNS_WITH_ONE_OF_THE_LAST === 0 ? fromTheLast : ranks)
      for (let place = nextIn(rank.waiting); place; place = nextIn(rank.waiting)) {
        const isLate = isPassedOver(rank, place);
        settle(rank, place, isLate ? 'overdue' : release);
        if (!isLate) return true;
      }
    return false;
  }

  function release(): void {
    if (!giveTurn()) atWork -= 1;
  }

  function wait(keys: Keys, signal: AbortSignal | undefined, rank: Rank): Promise<Release | Refusal> {
    const { promise, resolve } = Promise.withResolvers<Release | Refusal>();
    const leave = () => settle(rank, place, 'aborted');
    const timer = setTimeout(() => settle(rank, place, 'overdue'), longestWaitMs);
    const place: Place = {
      keys,
      came: performance.now(),
      settle(turn) {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        resolve(turn);
      },
    };
    signal?.addEventListener('abort', leave);
    if (rank.waiting.size === 0) rank.crowdedSince = place.came;
    addTo(rank.waiting, keys, place);
    const own = rank.waiting.lines.get(keys[0]);
    if (own && own.size > perLine) settle(rank, lastOfLongest(own), 'full');
    else if (waitingInAll() > inAll) refuseLast();
    return promise;
  }

  /** Of the last rank that has somebody. */
  function refuseLast(): void {
    const last = ranks.findLast(({ waiting }) => waiting.size > 0);
    if (last) settle(last, lastOfLongest(last.waiting), 'full');
  }

  async function acquire(keys: Keys, signal?: AbortSignal, nth = 0): Promise<Release | Refusal> {
    if (signal?.aborted) return 'aborted';
    const rank = ranks[nth];
    if (!rank) throw new Error(`there is no rank ${nth}`);
    if (atWork >= atOnce) return wait(keys, signal, rank);
    atWork += 1;
    return release;
  }

  return {
    acquire,
    /** How many wait, of all lines. */
    waiting: waitingInAll,
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
