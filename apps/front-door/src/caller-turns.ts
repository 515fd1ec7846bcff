import { createFairQueue, type FairQueue, type Refusal } from '@jara/fair-queue';

/** The API works on three calls of one caller at a time: a fourth would hold the turn of somebody else there. */
const AT_ONCE = 3;
const IN_LINE = 100;

/** What ends it, or why there is none. */
type Turn = (() => void) | Refusal;

/** A turn with something else that ends with it; where there is no turn, at once. */
export function endingWith(turn: Turn, end: () => void): Turn {
  if (typeof turn !== 'function') {
    end();
    return turn;
  }
  return () => {
    turn();
    end();
  };
}

type Own = { readonly queue: FairQueue; calls: number };

/** Calls of one caller wait for each other, where that keeps nobody else waiting. */
export function createCallerTurns(longestWaitMs: number) {
  const callers = new Map<string, Own>();

  async function acquire(caller: string, signal: AbortSignal | undefined): Promise<Turn> {
    const own = callers.get(caller) ?? {
      queue: createFairQueue({ atOnce: AT_ONCE, perLine: IN_LINE, inAll: IN_LINE, longestWaitMs }),
      calls: 0,
    };
    callers.set(caller, own);
    own.calls += 1;
    const leave = () => {
      own.calls -= 1;
      if (own.calls === 0) callers.delete(caller);
    };
    return endingWith(await own.queue.acquire([caller], signal), leave);
  }

  return { acquire, size: () => callers.size };
}
