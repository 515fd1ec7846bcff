import { catalogEndpoints, type DataOf, VENDOR_PAGE_SIZE } from '@jara/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { learnLikes } from '../model/likes.ts';

type Page = { readonly limit: number; readonly after?: string };

/** Of all cities, the last liked first. */
export async function fetchLikedVendors(
  { limit, after }: Page,
  signal?: AbortSignal,
): Promise<DataOf<typeof catalogEndpoints.listLikedVendors>> {
  const query = { limit: String(limit), ...(after !== undefined && { after }) };
  const page = await callApi(catalogEndpoints.listLikedVendors, { query }, signal);
  learnLikes(page.vendors.map(({ id }) => id));
  return page;
}

/** Shown where the vendors would be, with a Retry. */
export const likedVendorsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['liked-vendors'],
    queryFn: ({ pageParam, signal }) => fetchLikedVendors({ limit: VENDOR_PAGE_SIZE, ...pageParam }, signal),
    initialPageParam: {},
    getNextPageParam: ({ vendors, has_more }) => (has_more ? { after: String(vendors.at(-1)?.id) } : undefined),
    meta: { failure: 'rethrow' },
  });
