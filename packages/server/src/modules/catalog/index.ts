import type { catalogEndpoints, ParsedRequestOf, searchEndpoints, VendorCategory, VendorType } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findVendorCategories } from './category.store.ts';
import { keepCityVendors } from './city-vendors.ts';
import { findVendor } from './find-vendor.ts';
import { keepCityWords } from './keep-city-words.ts';
import { keepVendorDishes } from './keep-vendor-dishes.ts';
import { likeVendor } from './like-vendor.ts';
import { listVendorPaths, listVendors } from './list-vendors.ts';
import { readMenu, readMenuCategories, readMenuItem } from './read-menu.ts';
import { search } from './search.ts';

export { type KeptDishes, keepDishes } from './keep-dishes.ts';
export { findMenuItems } from './menu.store.ts';
export { vendorExists } from './vendor.store.ts';

type Needs = {
  readonly db: Db;
  readonly now: () => Date;
  readonly chowpass_enabled: boolean;
  /** Whether `forget` is told of every change. */
  readonly isCurrent: () => boolean;
};

export function createCatalog({ db, now, chowpass_enabled, isCurrent }: Needs) {
  const cities = keepCityVendors(db, { chowpass_enabled });
  const words = keepCityWords(db);
  const dishes = keepVendorDishes(db);
  /** While changes do not reach us, nothing is answered from memory but words, which may be a minute old at any time. */
  const kept = () => {
    if (!isCurrent()) {
      cities.forget(['*']);
      dishes.forget(['*']);
      words.forget([]);
    }
    return { cities, words, dishes };
  };
  return {
    listVendors: (query: ParsedRequestOf<typeof catalogEndpoints.listVendors>['query'], customer?: number) =>
      listVendors({ db, ...kept(), now: now(), chowpass_enabled, customer }, query),
    listVendorPaths: (city: string) => listVendorPaths({ ...kept(), now: now() }, city),
    findVendor: (slug: string, customer?: number) => findVendor(db, { slug, now: now(), customer, chowpass_enabled }),
    likeVendor: (customer: number, vendorId: number, liked: boolean) => likeVendor(db, customer, vendorId, liked),
    readMenu: (vendorId: number, menuCategoryId?: number) => readMenu(db, vendorId, menuCategoryId),
    readMenuItem: (vendorId: number, menuId: number) => readMenuItem(db, vendorId, menuId),
    readMenuCategories: (vendorId: number) => readMenuCategories(db, vendorId),
    listVendorCategories: async (type: VendorType, city?: string): Promise<Outcome<VendorCategory[]>> =>
      succeed(await findVendorCategories(db, type, city), { tags: ['vendors'] }),
    search: (query: ParsedRequestOf<typeof searchEndpoints.search>['query'], customer?: number) =>
      search({ db, ...kept(), now: now(), customer }, query),
    /** Called with what the database says has changed. */
    forget(tags: readonly string[]): void {
      cities.forget(tags);
      words.forget(tags);
      dishes.forget(tags);
    },
  };
}

export type Catalog = ReturnType<typeof createCatalog>;
