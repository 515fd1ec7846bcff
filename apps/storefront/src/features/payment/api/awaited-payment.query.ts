import { orderEndpoints, paymentEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { isRefusal } from '@/shared/api/api-error.ts';
import { callApi } from '@/shared/api/browser.ts';

/** Spec §4. */
const MOMO_POLL_MS = 3_000;
const WALLET_APP_POLL_MS = 5_000;

/** Whether a mobile-money payment has come. */
export type MomoState = 'waiting' | 'paid' | 'over';

async function stateOfOrder(orderId: number, signal: AbortSignal): Promise<MomoState> {
  const { status } = await callApi(orderEndpoints.getOrder, { params: { id: String(orderId) } }, signal);
  if (status === 'abandoned') return 'waiting';
  // Spec §4: every other status is a success. Decisions §6 has one more: an order that was dropped unpaid.
  return status === 'cancelled' ? 'over' : 'paid';
}

/** A top-up has no order: its payment itself is asked for. */
async function stateOfTopUp(reference: string, signal: AbortSignal): Promise<MomoState> {
  const { meta } = await callApi(paymentEndpoints.verifyPayment, { params: { transactionId: reference } }, signal);
  return ({ pending: 'waiting', success: 'paid', failed: 'over' } as const)[meta.status];
}

/** Spec §4: asked every 3 seconds. A lost answer is none: the next one counts. */
export const momoStateQuery = (reference: string, orderId: number | null) =>
  queryOptions({
    queryKey: ['payment', 'momo', reference, orderId],
    queryFn: ({ signal }) => (orderId === null ? stateOfTopUp(reference, signal) : stateOfOrder(orderId, signal)),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data = 'waiting', error } }) =>
      data === 'waiting' && !isRefusal(error) ? MOMO_POLL_MS : false,
    meta: { failure: 'rethrow' },
  });

/** Spec §4: asked every 5 seconds until it is success or failed, or cannot be asked any more. */
export const walletAppQuery = (reference: string) =>
  queryOptions({
    queryKey: ['payment', 'wallet-app', reference],
    queryFn: ({ signal }) => callApi(paymentEndpoints.verifyPayment, { params: { transactionId: reference } }, signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || (data && data.meta.status !== 'pending') ? false : WALLET_APP_POLL_MS,
    meta: { failure: 'rethrow' },
  });
