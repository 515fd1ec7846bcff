import { createFairQueue, type FairQueue, type Refusal } from '@jara/fair-queue';

/** The API works on three calls of one caller at a time: a fourth would hold the turn of somebody else there. */
const AT_ONCE = 3;
const IN_LINE = 100;

type Own = { readonly queue: FairQueue; calls: number };

/** Calls of one caller wait for each other, where that keeps nobody else waiting. */
export function createCallerTurns(longestWaitMs: number) {
  const callers = new Map<string, Own>();

  return async function acquire(caller: string, signal: AbortSignal | undefined): Promise<(() => void) | Refusal> {
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
    const release = await own.queue.acquire([caller], signal);
    if (typeof release === 'function')
      return () => {
        release();
        leave();
      };
    leave();
    return release;
  };
}
