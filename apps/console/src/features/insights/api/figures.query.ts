import { insightsEndpoints } from '@jara/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { DateRange } from '../../../shared/days/date-range.ts';

const FRESH_MS = 60_000;

export const figuresQuery = (range: DateRange) =>
  queryOptions({
    queryKey: ['insights', range],
    queryFn: ({ signal }) => call(insightsEndpoints.getInsights, { query: range }, { signal }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    // Shown in the figures' place, with a Retry.
    meta: { failure: 'rethrow' },
  });
