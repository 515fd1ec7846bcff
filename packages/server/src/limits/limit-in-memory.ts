import type { FailureCode } from '@jara/contract';
import { type Outcome, succeed } from '../outcome.ts';
import { type Limit, refuseFor } from './limits.ts';
import { windowsInMemory } from './windows-in-memory.ts';

/**
 * A limit that is counted in this process alone: for what happens too often to ask the database each time, where a
 * rough bound will do. Gives a function that counts one more, unless the limit is reached; refused then.
 */
export function limitInMemory<Code extends FailureCode = 'TOO_MANY_REQUESTS'>(
  limit: Omit<Limit<Code>, 'key'>,
  now: () => Date,
): (key: string) => Outcome<null, Code> {
  const windows = windowsInMemory(limit.windowSeconds, now);
  return (key) => {
    const use = { key, amounts: [1], most: [limit.most] };
    const wait = windows.waitFor(use);
    if (wait > 0) return refuseFor(wait, limit);
    windows.add(use);
    return succeed(null);
  };
}
