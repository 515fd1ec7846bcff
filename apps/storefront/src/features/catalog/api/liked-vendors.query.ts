import { failsOffline } from '@jara/api-client/query-client';
import { catalogEndpoints, VENDOR_PAGE_SIZE } from '@jara/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/**
 * In pages, of all cities, the last liked first, with the figures of the lists for the chosen address. A failure is shown
 * where the vendors would be, with a Retry. `onLiked` hears the ids of each page.
 */
export const likedVendorsQuery = (near: string | undefined, onLiked: (ids: readonly number[]) => void) =>
  infiniteQueryOptions({
    queryKey: ['liked-vendors', near],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: String(VENDOR_PAGE_SIZE), ...(near && { near }), ...pageParam };
      const page = await callApi(catalogEndpoints.listLikedVendors, { query }, signal);
      onLiked(page.vendors.map(({ id }) => id));
      return page;
    },
    initialPageParam: {},
    getNextPageParam: ({ vendors, has_more }) => (has_more ? { after: String(vendors.at(-1)?.id) } : undefined),
    ...failsOffline,
    meta: { failure: 'rethrow' },
  });
