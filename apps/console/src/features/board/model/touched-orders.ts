import { id } from '@jara/contract';
import { listeners } from '@jara/ui/browser/listeners';
import { type StoredText, storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { storedText } from '../../../shared/browser/storage.ts';

const storedIds = z.array(id);

/** Which orders somebody has touched in this browser: they ring no more, in none of its tabs, also after a reload. */
function createTouchedOrders(text: StoredText) {
  const stored = storedJson(text, (json) => storedIds.safeParse(json).data);
  const changed = listeners();
  let touched: ReadonlySet<number> = new Set(stored.read());

  function become(next: ReadonlySet<number>): void {
    touched = next;
    stored.write(next.size === 0 ? undefined : [...next]);
    changed.notify();
  }

  return {
    /** The same object until it changes. */
    state: () => touched,
    subscribe: changed.subscribe,
    touch(ids: readonly number[]): void {
      if (ids.some((each) => !touched.has(each))) become(new Set([...touched, ...ids]));
    },
    /** Forgets all but these, which are on the board. */
    keepOnly(onBoard: ReadonlySet<number>): void {
      const kept = [...touched].filter((each) => onBoard.has(each));
      if (kept.length < touched.size) become(new Set(kept));
    },
    /** Another tab has touched some. */
    lookAgain(): void {
      touched = new Set(stored.read());
      changed.notify();
    },
  };
}

export const touchedOrders = createTouchedOrders(storedText('console_touched'));
