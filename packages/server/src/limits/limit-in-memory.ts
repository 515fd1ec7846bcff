import type { FailureCode } from '@jara/contract';
import { type Outcome, succeed } from '../outcome.ts';
import { type Limit, refuseFor } from './limits.ts';

const MOST_KEYS = 100_000;

/**
 * A limit that is counted in this process alone: for what happens too often to ask the database each time, where a
 * rough bound will do. Gives a function that counts one more, unless the limit is reached; refused then.
 */
export function limitInMemory<Code extends FailureCode = 'TOO_MANY_REQUESTS'>(
  limit: Omit<Limit<Code>, 'key'>,
  now: () => Date,
): (key: string) => Outcome<null, Code> {
  const windows = new Map<string, { count: number; readonly ends: number }>();
  return (key) => {
    const at = now().getTime();
    // All windows are of one length, so the first to begin is the first to end.
    for (const [first, { ends }] of windows) {
      if (ends > at && windows.size < MOST_KEYS) break;
      windows.delete(first);
    }
    const window = windows.get(key) ?? { count: 0, ends: at + limit.windowSeconds * 1000 };
    windows.set(key, window);
    if (window.count >= limit.most) return refuseFor(window.ends - at, limit);
    window.count += 1;
    return succeed(null);
  };
}
