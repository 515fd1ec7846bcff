import type { RequestOf, VendorType } from '@jara/contract';
import { CUSTOM_TAGS, catalogEndpoints, configEndpoints, menuEndpoints, searchEndpoints } from '@jara/contract';
import { callApiOnServer } from '@/shared/api/server.ts';
import { fetchPages } from './fetch-pages.ts';

/** The city's slug, and the point in it that orders go to, where one was chosen. */
export type ListPlace = { readonly city: string; readonly near?: string | undefined };

/** What narrows an answer that comes in pages, and how many of it are shown. */
type Narrowed<Query> = Omit<NonNullable<Query>, 'city' | 'near' | 'custom_tags' | 'limit' | 'after' | 'address_id'> & {
  readonly shown: number;
};

/** Spec §7: the list call names all three custom tags, plus the chosen filters. */
export const fetchVendors = (
  { city, near }: ListPlace,
  { shown, ...query }: Narrowed<RequestOf<typeof catalogEndpoints.listVendors>['query']>,
) =>
  fetchPages({
    shown,
    fetchPage: (page) =>
      callApiOnServer(catalogEndpoints.listVendors, {
        query: { city, near, custom_tags: CUSTOM_TAGS.join(','), ...query, ...page },
      }),
    itemsOf: ({ vendors }) => vendors,
    keyOf: ({ id }) => id,
  });

export const fetchVendorCategories = (city: string, type: VendorType = 'restaurant') =>
  callApiOnServer(catalogEndpoints.listVendorCategories, { query: { type_group: type, city } });

export const fetchVendor = (slug: string, near?: string) =>
  callApiOnServer(catalogEndpoints.getVendorBySlug, { params: { slug }, query: { near } });

export const fetchMenu = (vendorId: number) =>
  callApiOnServer(menuEndpoints.getVendorMenu, { params: { id: String(vendorId) } });

export const fetchMenuCategories = (vendorId: number) =>
  callApiOnServer(menuEndpoints.listMenuCategories, { params: { id: String(vendorId) } });

/**
 * Spec §7: the search call carries the text and the place, and what is chosen of spec §2's tag, type and category. A page
 * is made for everyone (ADR 14), so its place is the city, with the chosen point in it.
 */
export const fetchSearchResults = (
  { city, near }: ListPlace,
  { shown, ...query }: Narrowed<RequestOf<typeof searchEndpoints.search>['query']>,
) =>
  fetchPages({
    shown,
    fetchPage: (page) => callApiOnServer(searchEndpoints.search, { query: { city, near, ...query, ...page } }),
    itemsOf: ({ results }) => results,
    keyOf: ({ vendor }) => vendor.id,
  });

export const fetchVendorPaths = (city: string) =>
  callApiOnServer(catalogEndpoints.listVendorPaths, { query: { city } });

export const fetchConfig = () => callApiOnServer(configEndpoints.getConfig, {});
