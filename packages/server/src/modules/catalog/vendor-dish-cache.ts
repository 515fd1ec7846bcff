import type { Vendor } from '@jara/contract';
import { LRUCache } from 'lru-cache';
import { asNobody } from '../../db/caller.ts';
import type { Db } from '../../db/client.ts';
import { type DishList, NO_DISHES } from './dish-list.ts';
import { findDishesOfVendors } from './search.store.ts';

/** About 2 KB each. */
const MAX_VENDORS = 24_000;
/** With those that are shown, others of the city are read up to this many while there is room: later searches will show them. */
const READ_TOGETHER = 128;

type Menu = { readonly vendor: Vendor; readonly dishes: DishList };

/**
 * The dishes of the vendors that searches show, cached until the database announces a change of their menu. The same
 * vendors come up again and again, whatever is typed; the least recently used go first.
 */
export function createVendorDishCache(db: Db, max = MAX_VENDORS) {
  const cache = new LRUCache<number, Promise<DishList>>({ max });
  const find = findDishesOfVendors(db);

  function readUnknown(shown: readonly Vendor[], ofCity: readonly Vendor[]): void {
    const unknown = new Set(shown.filter(({ id }) => !cache.has(id)).map(({ id }) => id));
    if (unknown.size === 0) return;
    for (const { id } of ofCity) {
      if (unknown.size >= READ_TOGETHER || cache.size + unknown.size >= max) break;
      if (!cache.has(id)) unknown.add(id);
    }
    const reading = asNobody(async () => find([...unknown]));
    for (const id of unknown) {
      const ofOne = reading.then((dishes) => dishes.get(id) ?? NO_DISHES);
      cache.set(id, ofOne);
      ofOne.catch(() => cache.peek(id) === ofOne && cache.delete(id));
    }
  }

  async function menuOf(vendor: Vendor): Promise<Menu> {
    return { vendor, dishes: (await cache.get(vendor.id)) ?? NO_DISHES };
  }

  return {
    /** In the order of the vendors. One statement for all that are not known. */
    of(shown: readonly Vendor[], ofCity: readonly Vendor[]): Promise<Menu[]> {
      readUnknown(shown, ofCity);
      return Promise.all(shown.map(menuOf));
    },
    invalidate(tags: readonly string[]): void {
      if (tags.includes('*')) cache.clear();
      for (const tag of tags) if (tag.startsWith('menu:')) cache.delete(Number(tag.slice('menu:'.length)));
    },
  };
}
