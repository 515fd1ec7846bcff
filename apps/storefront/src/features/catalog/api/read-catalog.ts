import type { VendorType } from '@jara/contract';
import { CUSTOM_TAGS, catalogEndpoints, configEndpoints, searchEndpoints } from '@jara/contract';
import { askApi } from '@/shared/api/server.ts';
import type { Listing } from '../model/listing.ts';
import { tagOfList } from '../model/listing.ts';
import { filterQuery } from '../model/vendor-filters.ts';
import { askInPages } from './ask-in-pages.ts';

/** Spec §7: the list call names all three custom tags, plus the chosen filters. */
export const askVendors = (city: string, listing: Listing) =>
  askInPages({
    shown: listing.shown,
    ask: (page) =>
      askApi(catalogEndpoints.listVendors, {
        query: {
          city,
          custom_tags: CUSTOM_TAGS.join(','),
          tag: tagOfList(listing),
          type: listing.type,
          category: listing.category,
          ...filterQuery(listing),
          ...page,
        },
      }),
    itemsOf: ({ vendors }) => vendors,
    keyOf: ({ id }) => id,
  });

export const askVendorCategories = (city: string, type: VendorType = 'restaurant') =>
  askApi(catalogEndpoints.listVendorCategories, { query: { type_group: type, city } });

export const askVendor = (slug: string) => askApi(catalogEndpoints.getVendorBySlug, { params: { slug } });

export const askMenu = (vendorId: number) =>
  askApi(catalogEndpoints.getVendorMenu, { params: { id: String(vendorId) } });

export const askMenuCategories = (vendorId: number) =>
  askApi(catalogEndpoints.listMenuCategories, { params: { id: String(vendorId) } });

/**
 * Spec §7: the search call carries the text and the place, and what is chosen of spec §2's tag, type and category. A page
 * is made for everyone (ADR 14), so its place is the city.
 */
export const askSearch = (city: string, { q, tag, type, category, shown }: Listing) =>
  askInPages({
    shown,
    ask: (page) => askApi(searchEndpoints.search, { query: { query: q, city, tag, type, category, ...page } }),
    itemsOf: ({ results }) => results,
    keyOf: ({ vendor }) => vendor.id,
  });

export const askVendorPaths = (city: string) => askApi(catalogEndpoints.listVendorPaths, { query: { city } });

export const askConfig = () => askApi(configEndpoints.getConfig, {});
