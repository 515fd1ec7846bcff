import type { MenuItem } from '@jara/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { findDishesAtVersion } from './menu.store.ts';

/** Dishes of one menu, and the version of it that the asker has read. */
type Wanted = {
  readonly vendor_id: number;
  readonly menu_version: number | null;
  readonly ids: readonly number[];
};

type CachedMenu = { readonly version: number; readonly dishes: Map<number, MenuItem> };

const MAX_MENUS = 5_000;

/**
 * The dishes that carts hold, cached as they were at a version of their vendor's menu. Whoever asks has just read the
 * version in the database, so what is found here is what stands there, and no announcement is waited for.
 */
export function createDishCache(db: Db, max = MAX_MENUS) {
  const cache = new LRUCache<number, CachedMenu>({ max });

  function add(dish: MenuItem, version: number): void {
    const known = cache.get(dish.vendor_id);
    const menu = known?.version === version ? known : { version, dishes: new Map<number, MenuItem>() };
    menu.dishes.set(dish.id, dish);
    cache.set(dish.vendor_id, menu);
  }

  return {
    /**
     * By their ids; those that are on no menu are left out. No statement if all are known, else one. Within a transaction
     * it is asked `via` that: one that waits for a second connection holds up all others.
     */
    async find(wanted: readonly Wanted[], via: Db = db): Promise<ReadonlyMap<number, MenuItem>> {
      const found = new Map<number, MenuItem>();
      const unknown = new Set<number>();
      for (const { vendor_id, menu_version, ids } of wanted) {
        const menu = cache.get(vendor_id);
        for (const id of ids) {
          const dish = menu?.version === menu_version ? menu.dishes.get(id) : undefined;
          if (dish) found.set(id, dish);
          else unknown.add(id);
        }
      }
      for (const { dish, menu_version } of await findDishesAtVersion(via, [...unknown])) {
        found.set(dish.id, dish);
        if (menu_version !== null) add(dish, menu_version);
      }
      return found;
    },
  };
}

export type DishCache = ReturnType<typeof createDishCache>;
