import { type DataOf, type FailureData, orderEndpoints } from '@jara/contract';
import { isFailure, isRefusal, messageOr } from '@/shared/api/api-error.ts';
import { callApi } from '@/shared/api/browser.ts';
import { isTransient, retryDelay } from '@/shared/api/query-client.ts';
import type { OrderRequest } from '../model/order-request.ts';
import { forgetUnanswered, keepUnanswered } from '../model/unanswered-orders.ts';

export type CreatedOrder = DataOf<typeof orderEndpoints.createOrder>;

/** What the server makes of an order. Its refusals that lead somewhere are told apart. */
export type OrderAnswer =
  | { readonly is: 'made'; readonly order: CreatedOrder }
  | { readonly is: 'vendor closed' }
  | { readonly is: 'wallet below zero' }
  | { readonly is: 'cart gone' }
  | { readonly is: 'cart with issues'; readonly issues: FailureData<'CART_HAS_ISSUES'>['issues'] }
  | { readonly is: 'changed'; readonly quote: FailureData<'FEE_STALE'>['fee']; readonly changes: readonly string[] }
  | { readonly is: 'refused'; readonly message: string };

/** The key stays the same, so that trying again orders nothing twice. */
const RETRIES = 2;
const UNANSWERED = 'We did not hear whether your order was placed. Tap Place order again: it is placed only once.';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function send(body: OrderRequest, failures = 0): Promise<CreatedOrder> {
  try {
    return await callApi(orderEndpoints.createOrder, { body });
  } catch (error) {
    if (!isTransient(error) || failures === RETRIES) throw error;
    await wait(retryDelay(failures));
    return send(body, failures + 1);
  }
}

function answerTo(error: unknown): OrderAnswer {
  if (isFailure(error, 'VENDOR_CLOSED')) return { is: 'vendor closed' };
  if (isFailure(error, 'WALLET_NEGATIVE')) return { is: 'wallet below zero' };
  if (isFailure(error, 'CART_NOT_FOUND')) return { is: 'cart gone' };
  if (isFailure(error, 'CART_HAS_ISSUES')) return { is: 'cart with issues', issues: error.data?.issues ?? [] };
  if (isFailure(error, 'FEE_STALE')) {
    return { is: 'changed', quote: error.data?.fee ?? null, changes: error.data?.changes ?? [] };
  }
  return { is: 'refused', message: isRefusal(error) ? messageOr(error, UNANSWERED) : UNANSWERED };
}

export async function createOrder(body: OrderRequest): Promise<OrderAnswer> {
  keepUnanswered(body);
  try {
    const order = await send(body);
    forgetUnanswered(body);
    return { is: 'made', order };
  } catch (error) {
    if (isRefusal(error)) forgetUnanswered(body);
    return answerTo(error);
  }
}
