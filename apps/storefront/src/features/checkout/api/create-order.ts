import { isFailure, isRefusal, messageOr } from '@jara/api-client';
import { cartEndpoints, type FailureData, orderEndpoints } from '@jara/contract';
import type { CreatedOrder } from '@/features/payment/index.ts';
import { callApi } from '@/shared/api/browser.ts';
import { callUntilAnswered } from '@/shared/api/call-until-answered.ts';
import { unansweredRequests } from '@/shared/api/unanswered-requests.ts';
import { type OrderRequest, storedOrders } from './stored-orders.ts';

/** What the server makes of an order. Its refusals that lead somewhere are told apart. */
export type OrderAnswer =
  | { readonly is: 'made'; readonly order: CreatedOrder }
  | { readonly is: 'vendor closed' }
  | { readonly is: 'wallet below zero' }
  | { readonly is: 'cart gone' }
  | { readonly is: 'cart with issues'; readonly issues: FailureData<'CART_HAS_ISSUES'>['issues'] }
  | { readonly is: 'changed'; readonly quote: FailureData<'FEE_STALE'>['fee']; readonly changes: readonly string[] }
  | { readonly is: 'refused'; readonly message: string }
  /** It may be made or not. */
  | { readonly is: 'unanswered' };

export const UNANSWERED =
  'We did not hear whether your order was placed. Tap Place order again: it is placed only once.';

/** Without a network a tap could not send it again. */
export const UNANSWERED_OFFLINE =
  'You are offline. We sent your order and have not heard back: we find out when the network is back. It is placed only once.';

function answerTo(error: unknown): OrderAnswer {
  if (isFailure(error, 'VENDOR_CLOSED')) return { is: 'vendor closed' };
  if (isFailure(error, 'WALLET_NEGATIVE')) return { is: 'wallet below zero' };
  if (isFailure(error, 'CART_NOT_FOUND')) return { is: 'cart gone' };
  if (isFailure(error, 'CART_HAS_ISSUES')) return { is: 'cart with issues', issues: error.data?.issues ?? [] };
  if (isFailure(error, 'FEE_STALE')) {
    return { is: 'changed', quote: error.data?.fee ?? null, changes: error.data?.changes ?? [] };
  }
  return isRefusal(error) ? { is: 'refused', message: messageOr(error, UNANSWERED) } : { is: 'unanswered' };
}

export const unansweredOrders = unansweredRequests<OrderRequest>(({ cart_id }) => cart_id, storedOrders);

const send = (body: OrderRequest) => callUntilAnswered(orderEndpoints.createOrder, { body });

export const createOrder = (body: OrderRequest): Promise<OrderAnswer> =>
  unansweredOrders.send(body, send).then((order) => ({ is: 'made', order }), answerTo);

/** Whether the server still has the cart of an order. What this browser shows of the cart stays as it is. */
export async function isCartThere({ cart_id, vendor_id }: OrderRequest): Promise<boolean> {
  const cart = await callApi(cartEndpoints.getCart, { params: { vendorId: String(vendor_id) } });
  return cart?.id === cart_id;
}
