import { paymentEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { orderKey } from './order.query.ts';

/**
 * What became of the order's payment. Where the server does not know, it asks the providers: what one of them has written
 * into the address is not believed.
 */
export const orderPaymentQuery = (id: number) =>
  queryOptions({
    queryKey: [...orderKey(id), 'payment'],
    queryFn: ({ signal }) => callApi(paymentEndpoints.getOrderPayment, { params: { id: String(id) } }, signal),
    meta: { failure: 'rethrow' },
  });
