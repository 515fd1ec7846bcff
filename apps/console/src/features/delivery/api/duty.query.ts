import { dispatchEndpoints, type RiderState } from '@jara/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Beside the events (orders.query.ts). */
const EVERY_MS = 60_000;

/** Duty ends by itself when offers are not answered. */
export const riderStateQuery = () =>
  queryOptions({
    queryKey: ['rider', 'state'],
    queryFn: ({ signal }) => call(dispatchEndpoints.getRiderState, {}, { signal }),
    refetchInterval: EVERY_MS,
    meta: { failure: 'rethrow' },
  });

type Duty = { readonly on_duty: boolean; readonly place?: { readonly latitude: number; readonly longitude: number } };

export const dutyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: Duty) => call(dispatchEndpoints.setDuty, { body }),
    onSuccess: (state: RiderState) => client.setQueryData(riderStateQuery().queryKey, state),
  });
