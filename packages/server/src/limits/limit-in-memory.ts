import type { Limit } from './limits.ts';

const MOST_KEYS = 100_000;

/**
 * A limit that is counted in this process alone: for what happens too often to ask the database each time, where a
 * rough bound will do. Gives a function that counts one more, unless the limit is reached; false then.
 */
export function limitInMemory({ most, windowSeconds }: Omit<Limit, 'key'>, now: () => Date): (key: string) => boolean {
  const windows = new Map<string, { count: number; readonly ends: number }>();
  return (key) => {
    const at = now().getTime();
    // All windows are of one length, so the first to begin is the first to end.
    for (const [first, { ends }] of windows) {
      if (ends > at && windows.size < MOST_KEYS) break;
      windows.delete(first);
    }
    const window = windows.get(key) ?? { count: 0, ends: at + windowSeconds * 1000 };
    windows.set(key, window);
    if (window.count >= most) return false;
    window.count += 1;
    return true;
  };
}
