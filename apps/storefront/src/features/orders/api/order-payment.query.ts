import { type PaymentResult, paymentEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { orderKey } from './order.query.ts';

/**
 * What became of the order's last payment. Where the server does not know, it asks the provider. The reference is the
 * server's own: what a provider has written into the address is not believed.
 */
async function fetchPayment(id: number, signal: AbortSignal): Promise<PaymentResult | null> {
  const last = await callApi(paymentEndpoints.getOrderPayment, { params: { id: String(id) } }, signal);
  if (last?.status !== 'Pending') return last;
  return callApi(paymentEndpoints.verifyPayment, { params: { transactionId: last.reference } }, signal);
}

export const orderPaymentQuery = (id: number) =>
  queryOptions({
    queryKey: [...orderKey(id), 'payment'],
    queryFn: ({ signal }) => fetchPayment(id, signal),
    meta: { failure: 'rethrow' },
  });
