import { retryUpTo } from '@jara/api-client';
import { identityEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/** Spec §7. */
const KEPT_MS = 10 * 60_000;
const RETRIES = 2;

export const thirdPartySessionQuery = (reference: string) =>
  queryOptions({
    queryKey: ['third-party-session', reference],
    queryFn: ({ signal }) => callApi(identityEndpoints.getSession, { query: { session_reference: reference } }, signal),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    retry: retryUpTo(RETRIES),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
