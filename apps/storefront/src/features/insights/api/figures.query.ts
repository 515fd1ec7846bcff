import { ApiError } from '@jara/api-client';
import { type Insights, insightsEndpoints } from '@jara/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApiAsStaff } from '@/shared/api/browser.ts';

import { SHIFT_ENDED, SUPPORT_ONLY, staffSession } from './staff-session.ts';

/** Calendar dates, both included. */
export type DateRange = { readonly from: string; readonly to: string };

const FRESH_MS = 60_000;

/** What the API says of a token that opens nothing here: signing in again is the way on. */
const ENDS_SESSION = new Map([
  [401, SHIFT_ENDED],
  [403, SUPPORT_ONLY],
]);

async function fetchFigures(range: DateRange, signal: AbortSignal): Promise<Insights> {
  const session = staffSession();
  const token = session.token();
  if (token === undefined) throw new ApiError(SHIFT_ENDED, { status: 401, code: 'TOKEN_EXPIRED' });
  try {
    return await callApiAsStaff(insightsEndpoints.getInsights, { query: range }, token, signal);
  } catch (error) {
    const reason = error instanceof ApiError ? ENDS_SESSION.get(error.status) : undefined;
    if (reason !== undefined) session.end(reason);
    throw error;
  }
}

export const figuresQuery = (range: DateRange) =>
  queryOptions({
    // With the token: whoever signs in next is not shown what another was.
    queryKey: ['insights', staffSession().state().member?.token, range],
    queryFn: ({ signal }) => fetchFigures(range, signal),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    // Shown in the figures' place, with a Retry.
    meta: { failure: 'rethrow' },
  });
