import { isRefusal } from '@jara/api-client';
import { type OrderStatus, orderEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { fetchPaymentResult } from './check-payment.ts';
import type { PendingApproval } from './pending-approval.ts';

/** Spec §4. */
const MOMO_POLL_MS = 3_000;
const WALLET_APP_POLL_MS = 5_000;

/** Whether a mobile-money payment has come. */
type MomoState = 'waiting' | 'paid' | 'over';
type AwaitedMomo = PendingApproval & { readonly state: MomoState; readonly orderId: number | null };

async function stateOfOrder(orderId: number, signal: AbortSignal): Promise<AwaitedMomo> {
  const order = await callApi(orderEndpoints.getOrder, { params: { id: String(orderId) } }, signal);
  // Spec §4: every other status is a success. Decisions §6 has one more: an order that was dropped unpaid.
  const unpaid: Partial<Record<OrderStatus, MomoState>> = { abandoned: 'waiting', cancelled: 'over' };
  // One that nobody has given a status yet is none of them.
  const state = unpaid[order.status ?? 'abandoned'] ?? 'paid';
  // The wallet pays no part of what mobile money pays.
  return { state, amount: order.total_price, currency: order.currency, orderId };
}

/** A top-up has no order, and that of a redelivery is paid: the payment itself is asked for. */
async function stateOfPayment(reference: string, signal: AbortSignal): Promise<AwaitedMomo> {
  const { meta, amount, currency, order_id } = await fetchPaymentResult(reference, signal);
  const state = ({ pending: 'waiting', success: 'paid', failed: 'over' } as const)[meta.status];
  return { state, amount, currency, orderId: order_id };
}

/** Spec §4: asked every 3 seconds. A lost answer is none: the next one counts. */
export const momoStateQuery = (reference: string, orderId: number | null) =>
  queryOptions({
    queryKey: ['payment', 'momo', reference, orderId],
    queryFn: ({ signal }) => (orderId === null ? stateOfPayment(reference, signal) : stateOfOrder(orderId, signal)),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      (data?.state ?? 'waiting') === 'waiting' && !isRefusal(error) ? MOMO_POLL_MS : false,
    meta: { failure: 'rethrow' },
  });

/** Spec §4: asked every 5 seconds until it is success or failed, or cannot be asked any more. */
export const walletAppQuery = (reference: string) =>
  queryOptions({
    queryKey: ['payment', 'wallet-app', reference],
    queryFn: ({ signal }) => fetchPaymentResult(reference, signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || (data && data.meta.status !== 'pending') ? false : WALLET_APP_POLL_MS,
    meta: { failure: 'rethrow' },
  });
