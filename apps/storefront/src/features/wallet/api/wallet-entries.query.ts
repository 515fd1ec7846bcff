import { failsOffline } from '@jara/api-client/query-client';
import { type Currency, walletEndpoints } from '@jara/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/** The movements, page by page: each page begins after the last entry of the one before. */
export const walletEntriesQuery = (currency: Currency) =>
  infiniteQueryOptions({
    queryKey: ['wallet', 'entries', currency],
    queryFn: ({ pageParam: before, signal }) =>
      callApi(walletEndpoints.listWalletEntries, { query: { currency, before } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.id : undefined),
    ...failsOffline,
    // Shown in the list's place, with a Retry.
    meta: { failure: 'rethrow' },
  });
