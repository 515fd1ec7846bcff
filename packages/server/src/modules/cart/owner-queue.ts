import type { FailureCode } from '@jara/contract';
import { keyedQueue } from '../../keyed-queue.ts';
import { type Outcome, refuse } from '../../outcome.ts';
import { type Owner, ownerKey } from './shopper.ts';

/** A browser sends one change after the other; only a program has so many under way. */
const MOST_WAITING = 50;
/** The storefront waits five seconds for an answer: whose turn comes later is not heard any more. */
const LONGEST_WAIT_MS = 4_000;

type Refused = 'TOO_MANY_REQUESTS' | 'BUSY';

/**
 * Makes the changes of one owner's carts one after the other within this process, so that a crowd of them costs as much
 * as each of them by itself. A call is refused at once when too many wait, and later when it has waited too long.
 */
export function ownerQueue({ mostWaiting = MOST_WAITING, longestWaitMs = LONGEST_WAIT_MS } = {}) {
  const queue = keyedQueue({ mostWaiting, longestWaitMs });
  return {
    async run<Data, Code extends FailureCode>(
      owner: Owner,
      change: () => Promise<Outcome<Data, Code>>,
    ): Promise<Outcome<Data, Code | Refused>> {
      const key = ownerKey(owner);
      const turn = await queue.enter(key);
      if (turn === 'too late') return refuse('BUSY');
      // By then whoever waits now has been served or told.
      if (turn === 'too many')
        return { ...refuse('TOO_MANY_REQUESTS'), retryAfterSeconds: Math.ceil(longestWaitMs / 1_000) };
      try {
        return await change();
      } finally {
        queue.leave(key);
      }
    },
    size: queue.size,
  };
}
