import { failsOffline, KEPT_MS } from '@jara/api-client/query-client';
import { type CountryCode, CURRENCY_OF_COUNTRY, type Currency, paymentEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { fetchPaymentResult } from './check-payment.ts';

// Spec §6: asked only for somebody who is signed in (`enabled`). Spec §7: retried 3 times, as every query is. Failures are
// shown where the answer would be.

/** The ways to pay in a currency: the wallet, saved cards and what the country has besides. */
export const paymentMethodsQuery = (currency: Currency) =>
  queryOptions({
    queryKey: ['payment', 'methods', currency],
    queryFn: ({ signal }) => callApi(paymentEndpoints.listPaymentMethods, { query: { currency } }, signal),
    ...failsOffline,
    meta: { failure: 'rethrow' },
  });

const countryOf = (currency: Currency) =>
  (Object.keys(CURRENCY_OF_COUNTRY) as CountryCode[]).find((country) => CURRENCY_OF_COUNTRY[country] === currency);

/** The online channels of the currency's country. */
export const paymentChannelsQuery = (currency: Currency) =>
  queryOptions({
    queryKey: ['payment', 'channels', currency],
    queryFn: ({ signal }) =>
      callApi(
        paymentEndpoints.listCustomerChannels,
        { query: { country_identifier: countryOf(currency) ?? 'NG' } },
        signal,
      ),
    staleTime: KEPT_MS,
    ...failsOffline,
    meta: { failure: 'rethrow' },
  });

export const paymentResultQuery = (reference: string) =>
  queryOptions({
    queryKey: ['payment', 'result', reference],
    queryFn: ({ signal }) => fetchPaymentResult(reference, signal),
    meta: { failure: 'rethrow' },
  });
