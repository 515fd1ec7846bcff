import type { Db } from '../../db/client.ts';
import { findDishesOfVendors, type SearchedDish } from './search.store.ts';

/** About 3 KB each. */
const MOST_VENDORS_KEPT = 6_000;

export type DishesOfVendor = readonly SearchedDish[];

/**
 * The dishes of the vendors that searches show, kept until the database announces a change of their menu. The same
 * vendors come up again and again, whatever is typed; the longest unused go first.
 */
export function keepVendorDishes(db: Db) {
  const kept = new Map<number, Promise<DishesOfVendor>>();
  const find = findDishesOfVendors(db);

  function read(vendorIds: readonly number[]): void {
    const reading = find(vendorIds);
    for (const id of vendorIds) {
      const ofOne = reading.then((dishes) => dishes.get(id) ?? []);
      kept.set(id, ofOne);
      ofOne.catch(() => kept.get(id) === ofOne && kept.delete(id));
    }
  }

  return {
    /** In the order of the vendors. One statement for all that are not known. */
    async of(vendorIds: readonly number[]): Promise<DishesOfVendor[]> {
      const unknown = vendorIds.filter((id) => !kept.has(id));
      if (unknown.length > 0) read(unknown);
      const dishes = vendorIds.map((id) => {
        const known = kept.get(id) ?? Promise.resolve([]);
        // Moved to the end, so that the map's order is the order of use.
        kept.delete(id);
        kept.set(id, known);
        return known;
      });
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_VENDORS_KEPT) break;
        kept.delete(oldest);
      }
      return Promise.all(dishes);
    },
    forget(tags: readonly string[]): void {
      if (tags.includes('*')) kept.clear();
      for (const tag of tags) if (tag.startsWith('menu:')) kept.delete(Number(tag.slice('menu:'.length)));
    },
  };
}
