import type { FailureCode } from '@jara/contract';
import { type Outcome, refuse } from '../../outcome.ts';
import { type Owner, ownerKey } from './shopper.ts';

/** A browser sends one change after the other; only a program has so many under way. */
const MOST_WAITING = 50;
/** The storefront waits five seconds for an answer: whose turn comes later is not heard any more. */
const LONGEST_WAIT_MS = 4_000;

type Refused = 'TOO_MANY_REQUESTS' | 'BUSY';
type Queue = Set<() => void>;

/**
 * Makes the changes of one owner's carts one after the other within this process, so that a crowd of them costs as much
 * as each of them by itself. A call is refused at once when too many wait, and later when it has waited too long.
 */
export function ownerQueue({ mostWaiting = MOST_WAITING, longestWaitMs = LONGEST_WAIT_MS } = {}) {
  /** Who waits, by owner. An owner is among them only while a change of theirs is being made. */
  const queues = new Map<string, Queue>();

  /** False if the call did not begin in time. */
  const waitIn = (queue: Queue) =>
    new Promise<boolean>((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        queue.delete(begin);
        resolve(false);
      }, longestWaitMs);
      queue.add(begin);
    });

  function beginNext(key: string, queue: Queue): void {
    const [first] = queue;
    if (!first) {
      queues.delete(key);
      return;
    }
    queue.delete(first);
    first();
  }

  return {
    async run<Data, Code extends FailureCode>(
      owner: Owner,
      change: () => Promise<Outcome<Data, Code>>,
    ): Promise<Outcome<Data, Code | Refused>> {
      const key = ownerKey(owner);
      const found = queues.get(key);
      const queue: Queue = found ?? new Set();
      if (!found) queues.set(key, queue);
      else if (queue.size >= mostWaiting) return refuse('TOO_MANY_REQUESTS');
      else if (!(await waitIn(queue))) return refuse('BUSY');
      try {
        return await change();
      } finally {
        beginNext(key, queue);
      }
    },
    /** How many owners it holds. */
    size: () => queues.size,
  };
}
