import { earningsEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export const todayQuery = () =>
  queryOptions({
    queryKey: ['rider', 'today'],
    queryFn: ({ signal }) => call(earningsEndpoints.getRiderDay, {}, { signal }),
    meta: { failure: 'rethrow' },
  });
