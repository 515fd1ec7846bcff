const MOST_KEYS = 100_000;

type Window = { readonly used: number[]; readonly ends: number };

/** So much under a key, which may have so much in a window; by count and by bytes, for example. */
export type Use = { readonly key: string; readonly amounts: readonly number[]; readonly most: readonly number[] };

/**
 * What was used under each key in a window that begins with the first use, in this process alone. It can be asked before
 * anything is counted, so that whoever is refused elsewhere has used up nothing here. Where there are too many keys, the
 * first to begin are forgotten: keys that anybody can make up have windows of their own, apart from those that matter.
 */
export function windowsInMemory(windowSeconds: number, now: () => Date, mostKeys = MOST_KEYS) {
  const windows = new Map<string, Window>();

  /** All windows are of one length, so the first to begin is the first to end. */
  function forgetEnded(at: number): void {
    for (const [first, { ends }] of windows) {
      if (ends > at && windows.size < mostKeys) break;
      windows.delete(first);
    }
  }

  return {
    /** Milliseconds until there is room; 0 if there is. Counts nothing. */
    waitFor({ key, amounts, most }: Use): number {
      const at = now().getTime();
      const kept = windows.get(key);
      const { used, ends } = kept && kept.ends > at ? kept : { used: [], ends: at + windowSeconds * 1000 };
      const isOver = amounts.some((amount, place) => (used[place] ?? 0) + amount > (most[place] ?? 0));
      return isOver ? ends - at : 0;
    },
    add({ key, amounts }: Use): void {
      const at = now().getTime();
      forgetEnded(at);
      const window = windows.get(key) ?? { used: [], ends: at + windowSeconds * 1000 };
      for (const [place, amount] of amounts.entries()) window.used[place] = (window.used[place] ?? 0) + amount;
      windows.set(key, window);
    },
    /** Others have used of it too: so much in all, in a window that lasts so long. It never becomes less. */
    raise(key: string, used: number, lastsMs: number): void {
      const window = windows.get(key);
      if (window && used > (window.used[0] ?? 0)) windows.set(key, { used: [used], ends: now().getTime() + lastsMs });
    },
  };
}
