import { CURRENCY_OF_COUNTRY, identityEndpoints, type SignedInUser } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/** Spec §7: fetched again when the window regains focus, which the query client sees to for whatever is on screen. */
export const meQuery = ({ id, country_code }: SignedInUser) =>
  queryOptions({
    queryKey: ['me', id],
    queryFn: ({ signal }) =>
      callApi(identityEndpoints.getMe, { query: { currency: CURRENCY_OF_COUNTRY[country_code] } }, signal),
    refetchOnWindowFocus: 'always',
    // The cookie's copy stays on screen.
    meta: { failure: 'rethrow' },
  });
