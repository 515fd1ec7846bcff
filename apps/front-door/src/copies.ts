import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';
import type { Dependencies } from './dependencies.ts';

const MINUTE_MS = 60_000;
const LONGEST_FRESH_MS = 60 * MINUTE_MS;
const LONGEST_KEPT_MS = 24 * LONGEST_FRESH_MS;
/** How late a page may show what the clock has changed: until then its successor is made. */
const LAPSE_MS = 5_000;
/**
 * One of several APIs may hear of a change later than the one that told us; what is made meanwhile is made again. One whose
 * line to the database has broken knows it after three seconds (listen-for-changes.ts), and answers from no cache then.
 */
const SETTLED_AFTER_MS = 3_500;

type Copy<Value> = {
  readonly value: Value;
  readonly began: number;
  readonly until: number;
  readonly tags: ReadonlySet<string> | undefined;
  isChanged: boolean;
};

/**
 * Fresh: as good as a new one. Lapsed: the clock has changed something a few seconds ago, and nothing else has. Old:
 * good only when no new one can be made.
 */
type State = 'fresh' | 'lapsed' | 'old';

type Options<Value> = {
  readonly changes: Changes;
  readonly now: () => number;
  readonly maxBytes: number;
  readonly sizeOf: (value: Value) => number;
};

/** What is true of the clock is true of one minute, where nothing else is known. */
export const minuteOf = (at: number) => Math.floor(at / MINUTE_MS);

/** What it takes beside its value: its place in the cache and its tags. */
const OVERHEAD = 1_024;

/** Copies by what shapes them, within so many bytes, keys included; the least recently used go first. */
export function createCopies<Value>({ changes, now, maxBytes, sizeOf }: Options<Value>) {
  const copies = new LRUCache<string, Copy<Value>>({
    maxSize: maxBytes,
    // A key is a string of one or two bytes a letter.
    sizeCalculation: ({ value }, key) => OVERHEAD + sizeOf(value) + 2 * key.length,
  });

  changes.onChange((changed) => {
    const all = [...changed];
    for (const copy of copies.values()) {
      const { tags } = copy;
      if (tags === undefined || all.some((tag) => tag === '*' || tags.has(tag))) copy.isChanged = true;
    }
  });

  function stateOf({ began, until, tags, isChanged }: Copy<Value>): State {
    if (isChanged) return 'old';
    const isTold = tags !== undefined && changes.isFollowing;
    const end = isTold ? until : Math.min(until, (minuteOf(began) + 1) * MINUTE_MS);
    if (now() < end) return 'fresh';
    return isTold && now() < end + LAPSE_MS ? 'lapsed' : 'old';
  }

  return {
    find(key: string): { readonly value: Value; readonly state: State } | undefined {
      const copy = copies.get(key);
      return copy && now() - copy.began < LONGEST_KEPT_MS ? { value: copy.value, state: stateOf(copy) } : undefined;
    },
    /** Before a new one is made. What it gives keeps the new one, which is true of the time at which it was begun. */
    begin(): (key: string, value: Value, dependencies: Dependencies | undefined) => void {
      const [began, heard] = [now(), changes.count];
      return (key, value, dependencies) => {
        if ((copies.peek(key)?.began ?? 0) > began) return;
        const { tags, until = Number.POSITIVE_INFINITY } = dependencies ?? {};
        const last = changes.lastOf(tags);
        const settled =
          last && last.at > began - SETTLED_AFTER_MS ? last.at + SETTLED_AFTER_MS : Number.POSITIVE_INFINITY;
        copies.set(key, {
          value,
          began,
          until: Math.min(until, settled, began + LONGEST_FRESH_MS),
          tags,
          isChanged: last !== undefined && last.count > heard,
        });
      };
    },
  };
}
