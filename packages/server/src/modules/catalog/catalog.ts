import type {
  catalogEndpoints,
  ParsedRequestOf,
  searchEndpoints,
  Vendor,
  VendorCategory,
  VendorType,
} from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findVendorCategories } from './category.store.ts';
import { createCityVendorCache } from './city-vendor-cache.ts';
import { createCityWordCache } from './city-word-cache.ts';
import { findVendor } from './find-vendor.ts';
import { findLatestLikes, findLikedIds } from './like.store.ts';
import { likeVendor } from './like-vendor.ts';
import { listLikedVendors } from './list-liked-vendors.ts';
import { listVendorPaths, listVendors } from './list-vendors.ts';
import { createMenuWriter } from './menu-writer.ts';
import { readMenu, readMenuCategories, readMenuItem } from './read-menu.ts';
import { search } from './search.ts';
import { createVendorDishCache } from './vendor-dish-cache.ts';

type Deps = {
  readonly db: Db;
  /** Where vendors, menus and words are read, which may be a moment old; likes and addresses never are. */
  readonly reads: Db;
  readonly now: () => Date;
  readonly chowpass_enabled: boolean;
  /** Whether `invalidate` is told of every change. */
  readonly isCurrent: () => boolean;
};

export function createCatalog({ db, reads, now, chowpass_enabled, isCurrent }: Deps) {
  const cities = createCityVendorCache(reads, { chowpass_enabled });
  const words = createCityWordCache(reads);
  const dishes = createVendorDishCache(reads);
  const writeMenu = createMenuWriter(reads, { now });
  /** While changes do not reach us, nothing is answered from memory but words, which may be a minute old at any time. */
  const caches = () => {
    if (!isCurrent()) {
      cities.invalidate(['*']);
      dishes.invalidate(['*']);
      words.invalidate([]);
    }
    return { cities, words, dishes };
  };
  return {
    listVendors: (query: ParsedRequestOf<typeof catalogEndpoints.listVendors>['query'], customer?: number) =>
      listVendors({ db, ...caches(), now: now(), chowpass_enabled, customer }, query),
    listVendorPaths: (city: string) => listVendorPaths({ ...caches(), now: now() }, city),
    findVendor: (slug: string, near?: Vendor['coordinate'], customer?: number) =>
      findVendor({ db, reads, ...caches() }, { slug, near, now: now(), customer, chowpass_enabled }),
    likeVendor: (customer: number, id: number, liked_by_customer: boolean) =>
      likeVendor(db, customer, { id, liked_by_customer, now: now() }),
    getLikes: async (customer: number) => {
      const [vendor_ids, latest] = await Promise.all([findLikedIds(db, customer), findLatestLikes(db, customer)]);
      return succeed({ vendor_ids, latest });
    },
    listLikedVendors: (customer: number, query: ParsedRequestOf<typeof catalogEndpoints.listLikedVendors>['query']) =>
      listLikedVendors({ db, ...caches() }, { customer, now: now(), chowpass_enabled, ...query }),
    readMenu: (vendorId: number, menuCategoryId?: number) =>
      readMenu({ db: reads, writeMenu }, vendorId, menuCategoryId),
    readMenuItem: (vendorId: number, menuId: number) => readMenuItem(reads, vendorId, menuId, now()),
    readMenuCategories: (vendorId: number) => readMenuCategories(reads, vendorId),
    listVendorCategories: async (type: VendorType, city?: string): Promise<Outcome<VendorCategory[]>> =>
      succeed(await findVendorCategories(reads, type, city), { tags: ['vendors'] }),
    search: (query: ParsedRequestOf<typeof searchEndpoints.search>['query'], customer?: number) =>
      search({ db, ...caches(), now: now(), customer }, query),
    /** Called with what the database says has changed. */
    invalidate(tags: readonly string[]): void {
      cities.invalidate(tags);
      words.invalidate(tags);
      dishes.invalidate(tags);
    },
  };
}

export type Catalog = ReturnType<typeof createCatalog>;
