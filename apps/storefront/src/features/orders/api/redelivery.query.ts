import { redeliveryEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { orderKey } from './order.query.ts';

const params = (id: number) => ({ id: String(id) });

/** Spec §7: what another delivery costs. */
export const quoteRedelivery = (id: number) =>
  callApi(redeliveryEndpoints.quoteRedelivery, { params: params(id), body: { order_id: id } });

/** Another delivery that costs nothing is paid by nobody. */
export const requestFreeRedelivery = (id: number, fee_id: number) =>
  callApi(redeliveryEndpoints.requestRedelivery, { params: params(id), body: { fee_id, method: 'wallet' } });

/** What became of the payment for another delivery, whichever page has begun it. */
export const redeliveryPaymentQuery = (id: number) =>
  queryOptions({
    queryKey: [...orderKey(id), 'redelivery-payment'],
    queryFn: ({ signal }) => callApi(redeliveryEndpoints.getRedeliveryPayment, { params: params(id) }, signal),
    meta: { failure: 'rethrow' },
  });
