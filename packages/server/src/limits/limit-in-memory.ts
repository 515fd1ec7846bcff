import type { FailureCode } from '@jara/contract';
import { succeed } from '../outcome.ts';
import { type Counter, type Limit, refuseFor } from './limits.ts';
import { windowsInMemory } from './windows-in-memory.ts';

/** What all processes together have counted, and how long their window still lasts. */
export type Sum = { readonly count: number; readonly millisecondsLeft: number };
/** Adds one where all processes count; undefined where that cannot be done. */
type AddToAll = (key: string) => Promise<Sum | undefined>;

/**
 * A limit that is counted in this process: for what happens too often to ask the database each time, where a rough bound
 * will do. What others have counted is heard of behind the call, if there is a place where all count.
 */
export function limitInMemory<Code extends FailureCode = 'TOO_MANY_REQUESTS'>(
  limit: Omit<Limit<Code>, 'key'>,
  now: () => Date,
  addToAll?: AddToAll,
): Counter<Code> {
  const windows = windowsInMemory(limit.windowSeconds, now);

  async function hearOfOthers(key: string, add: AddToAll): Promise<void> {
    const sum = await add(key);
    if (sum) windows.raise(key, sum.count, sum.millisecondsLeft);
  }

  return (key) => {
    const use = { key, amounts: [1], most: [limit.most] };
    const wait = windows.waitFor(use);
    if (wait > 0) return refuseFor(wait, limit);
    windows.add(use);
    if (addToAll) void hearOfOthers(key, addToAll);
    return succeed(null);
  };
}
