import { type Currency, earningsEndpoints, owedEndpoints, type Payee, type RequestOf } from '@jara/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { DateRange } from '../../../shared/days/date-range.ts';

export type PayeeKey = { readonly payee: Payee; readonly id: number };

/** Shown in the place of what did not load, with a Retry. */
const RETHROWS = { meta: { failure: 'rethrow' } } as const;

export const ownStatementQuery = (payee: Payee, range: DateRange) =>
  queryOptions({
    queryKey: ['money', 'own', payee, range],
    queryFn: ({ signal }) =>
      payee === 'vendor'
        ? call(earningsEndpoints.getVendorStatement, { query: range }, { signal })
        : call(earningsEndpoints.getRiderStatement, { query: range }, { signal }),
    placeholderData: keepPreviousData,
    ...RETHROWS,
  });

export const payeeStatementQuery = ({ payee, id }: PayeeKey, range: DateRange) =>
  queryOptions({
    queryKey: ['money', 'of', payee, id, range],
    queryFn: ({ signal }) =>
      call(earningsEndpoints.getPayeeStatement, { params: { payee, id: String(id) }, query: range }, { signal }),
    placeholderData: keepPreviousData,
    ...RETHROWS,
  });

export const owedQuery = (payee: Payee, currency: Currency) =>
  infiniteQueryOptions({
    queryKey: ['money', 'owed', payee, currency],
    queryFn: ({ pageParam, signal }) =>
      call(
        owedEndpoints.listOwed,
        { query: { payee, currency, ...(pageParam !== '' && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    ...RETHROWS,
  });

export const payoutsQuery = ({ payee, id }: PayeeKey) =>
  queryOptions({
    queryKey: ['money', 'payouts', payee, id],
    queryFn: ({ signal }) => call(owedEndpoints.listPayouts, { params: { payee, id: String(id) } }, { signal }),
    ...RETHROWS,
  });

type NewPayout = RequestOf<typeof earningsEndpoints.recordPayout>['body'];

export const recordPayoutMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: NewPayout) => call(earningsEndpoints.recordPayout, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['money'] }),
    ...RETHROWS,
  });
