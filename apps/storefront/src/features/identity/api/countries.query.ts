import { identityEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

export const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => callApi(identityEndpoints.listCountries, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Nigeria can be chosen without the list.
    meta: { failure: 'rethrow' },
  });
