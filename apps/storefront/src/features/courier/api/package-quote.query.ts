import { retryUpTo } from '@jara/api-client';
import { courierEndpoints, type RequestOf } from '@jara/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

export type PackageQuoteRequest = RequestOf<typeof courierEndpoints.quotePackage>['body'];

const KEPT_MS = 5 * 60_000;

export const packageQuoteQuery = (asked: PackageQuoteRequest | undefined) =>
  queryOptions({
    queryKey: ['package-quote', asked] as const,
    queryFn: asked ? ({ signal }) => callApi(courierEndpoints.quotePackage, { body: asked }, signal) : skipToken,
    staleTime: KEPT_MS,
    // A quote lasts 15 minutes: one that is on screen is never that old.
    refetchInterval: KEPT_MS,
    // An order uses it once: the next package gets another.
    gcTime: 0,
    // Somebody waits for it, and has a Retry.
    retry: retryUpTo(1),
    // Told where the fee would stand.
    meta: { failure: 'rethrow' },
  });
