import type { catalogEndpoints, ParsedRequestOf, VendorCategory, VendorType } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findVendorCategories } from './category.store.ts';
import { keepCityVendors } from './city-vendors.ts';
import { findVendor } from './find-vendor.ts';
import { listVendors } from './list-vendors.ts';
import { readMenu, readMenuCategories, readMenuItem } from './read-menu.ts';

type Needs = { readonly db: Db; readonly now: () => Date; readonly chowpass_enabled: boolean };

export function createCatalog({ db, now, chowpass_enabled }: Needs) {
  const cities = keepCityVendors(db);
  return {
    listVendors: (query: ParsedRequestOf<typeof catalogEndpoints.listVendors>['query']) =>
      listVendors({ cities, now: now(), chowpass_enabled }, query),
    findVendor: (slug: string) => findVendor(db, slug, now()),
    readMenu: (vendorId: number, menuCategoryId?: number) => readMenu(db, vendorId, menuCategoryId),
    readMenuItem: (vendorId: number, menuId: number) => readMenuItem(db, vendorId, menuId),
    readMenuCategories: (vendorId: number) => readMenuCategories(db, vendorId),
    listVendorCategories: async (type: VendorType, city?: string): Promise<Outcome<VendorCategory[]>> =>
      succeed(await findVendorCategories(db, type, city), { tags: ['vendors'] }),
    /** Called with what the database says has changed. */
    forget: cities.forget,
  };
}

export type Catalog = ReturnType<typeof createCatalog>;
