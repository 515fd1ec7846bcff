import type { FairQueue, Keys, Refusal } from './fair-queue.ts';

type Flight<Result> = {
  waiting: number;
  /** Aborted when the work has begun: nobody needs a turn for it any more. */
  readonly begun: AbortController;
  result?: Promise<Result>;
};

type Asked = {
  readonly key: string;
  readonly line: Keys;
  /** Aborted when they no longer wait. */
  readonly signal: AbortSignal | undefined;
};

/**
 * Many who ask for the same share one piece of work. Each waits for a turn in their own line, and the first to get one
 * begins for all. Work that has begun is shared as long as its version holds.
 */
export function createSingleFlight<Result>(queue: FairQueue, versionOf: (key: string) => string) {
  const waiting = new Map<string, Flight<Result>>();
  const underWay = new Map<string, Promise<Result>>();

  function begin(key: string, work: () => Promise<Result>, release: () => void): Promise<Result> {
    const version = versionOf(key);
    const result = work().finally(() => {
      underWay.delete(version);
      release();
    });
    underWay.set(version, result);
    return result;
  }

  async function wait(
    { key, line, signal }: Asked,
    flight: Flight<Result>,
    work: () => Promise<Result>,
  ): Promise<Result | Refusal> {
    flight.waiting += 1;
    const { signal: begun } = flight.begun;
    const turn = await queue.acquire(line, signal ? AbortSignal.any([signal, begun]) : begun);
    flight.waiting -= 1;
    if (flight.result) {
      if (typeof turn === 'function') turn();
      return flight.result;
    }
    if (typeof turn === 'function' || flight.waiting === 0) waiting.delete(key);
    if (typeof turn !== 'function') return turn;
    flight.result = begin(key, work, turn);
    // A reason of our own: without one, an error with its stack is made.
    flight.begun.abort('begun');
    return flight.result;
  }

  return {
    has: (key: string) => waiting.has(key) || underWay.has(versionOf(key)),
    async run(asked: Asked, work: () => Promise<Result>): Promise<Result | Refusal> {
      const running = underWay.get(versionOf(asked.key));
      if (running) return running;
      const flight = waiting.get(asked.key) ?? { waiting: 0, begun: new AbortController() };
      waiting.set(asked.key, flight);
      return wait(asked, flight, work);
    },
  };
}
