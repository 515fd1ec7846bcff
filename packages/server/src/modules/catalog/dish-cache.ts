import type { MenuItem } from '@jara/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { type DishAtVersion, findDishesAtVersion } from './menu.store.ts';

/** Dishes of one menu, and the version of it that the asker has read. */
type Wanted = {
  readonly vendor_id: number;
  readonly menu_version: number | null;
  readonly ids: readonly number[];
};

type CachedDish = Pick<DishAtVersion, 'dish' | 'until'>;
type CachedMenu = { readonly version: number; readonly dishes: Map<number, CachedDish> };

type Options = { readonly now?: () => Date; readonly max?: number };

const MAX_MENUS = 5_000;

/**
 * The dishes that carts hold, cached as they were at a version of their vendor's menu. Whoever asks has just read the
 * version in the database, so what is found here is what stands there, and no announcement is waited for. What is gone for
 * today is read anew when its day has ended.
 */
export function createDishCache(db: Db, { now = () => new Date(), max = MAX_MENUS }: Options = {}) {
  const cache = new LRUCache<number, CachedMenu>({ max });

  function add({ dish, until }: CachedDish, version: number): void {
    const known = cache.get(dish.vendor_id);
    const menu = known?.version === version ? known : { version, dishes: new Map<number, CachedDish>() };
    menu.dishes.set(dish.id, { dish, until });
    cache.set(dish.vendor_id, menu);
  }

  return {
    /**
     * By their ids; those that are on no menu are left out. No statement if all are known, else one. Within a transaction
     * it is asked `via` that: one that waits for a second connection holds up all others.
     */
    async find(wanted: readonly Wanted[], via: Db = db): Promise<ReadonlyMap<number, MenuItem>> {
      const at = now();
      const found = new Map<number, MenuItem>();
      const unknown = new Set<number>();
      for (const { vendor_id, menu_version, ids } of wanted) {
        const menu = cache.get(vendor_id);
        for (const id of ids) {
          const cached = menu?.version === menu_version ? menu.dishes.get(id) : undefined;
          if (cached && (cached.until === undefined || at < cached.until)) found.set(id, cached.dish);
          else unknown.add(id);
        }
      }
      for (const { menu_version, ...read } of await findDishesAtVersion(via, [...unknown], at)) {
        found.set(read.dish.id, read.dish);
        if (menu_version !== null) add(read, menu_version);
      }
      return found;
    },
  };
}

export type DishCache = ReturnType<typeof createDishCache>;
