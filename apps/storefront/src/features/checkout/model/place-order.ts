import { isFailure, retryUpTo } from '@jara/api-client';
import type { Quote, ValidationIssue } from '@jara/contract';
import { quoteChanges } from '@jara/domain/pricing';
import type { QueryClient } from '@tanstack/react-query';
import type { ShownCart } from '@/features/cart/data.ts';
import type { ChosenMethod, CreatedOrder, OrderPayment } from '@/features/payment/index.ts';
import { isInDebt } from '@/features/wallet/lazy.ts';
import { trackOrderPlaced, trackPlaceOrder } from '@/shared/analytics/track-order.ts';
import { createOrder, unansweredOrders } from '../api/create-order.ts';
import { type QuoteRequest, quoteQuery } from '../api/quote.query.ts';
import type { OrderRequest } from '../api/stored-orders.ts';
import { checkItems } from './check-items.ts';
import { placeOrderDetails } from './place-order-details.ts';
import { forgetWaitingOrder, keepWaitingOrder } from './waiting-orders.ts';

/** What became of a tap on 'Place order'. */
export type PlaceResult =
  | { readonly is: 'ordered'; readonly orderId: number; readonly payment: OrderPayment }
  /** The issues are known already where the check of the items has found them. */
  | { readonly is: 'cart with issues'; readonly issues?: readonly ValidationIssue[] }
  /** Nobody knows: the check has failed. */
  | { readonly is: 'cart unchecked' }
  /** It was ordered or deleted, perhaps elsewhere. */
  | { readonly is: 'cart gone' }
  | { readonly is: 'wallet below zero' }
  | { readonly is: 'vendor closed' }
  | { readonly is: 'changed'; readonly quote: Quote; readonly changes: readonly string[] }
  | { readonly is: 'refused'; readonly message: string }
  /** It may be placed or not: `findUnanswered` finds out. */
  | { readonly is: 'unanswered' }
  | { readonly is: 'not placed' }
  /** The query has said why. */
  | { readonly is: 'without a quote' };

export type Placing = {
  readonly client: QueryClient;
  readonly cart: ShownCart;
  readonly asked: QuoteRequest | undefined;
  /** The total that the person has seen. */
  readonly shown: Quote | undefined;
  readonly chosen: ChosenMethod;
  readonly requestFor: (quote: Quote) => OrderRequest;
  /** Starts the payment of an order that was made, and shows how it goes. */
  readonly pay: (order: CreatedOrder, chosen: ChosenMethod) => Promise<OrderPayment>;
  /** Called with what is going on, in words. */
  readonly onStep: (words: string) => void;
};

type NoQuote = 'without a quote' | 'cart gone';

/** Without a network it fails: an order that waited for one would be placed without its customer's knowledge. */
const fetchQuote = ({ client, cart, asked }: Placing): Promise<Quote | NoQuote> =>
  client
    .query({ ...quoteQuery(asked, cart.subtotal), staleTime: 0, retry: retryUpTo(1), networkMode: 'always' })
    .catch((error: unknown) => (isFailure(error, 'CART_NOT_FOUND') ? 'cart gone' : 'without a quote'));

function sendOrder(request: OrderRequest, placing: Placing): Promise<PlaceResult> {
  trackPlaceOrder(placeOrderDetails(request, placing.cart));
  return sendUntapped(request, placing);
}

async function sendUntapped(request: OrderRequest, placing: Placing): Promise<PlaceResult> {
  placing.onStep('Placing order…');
  const answer = await createOrder(request);
  if (answer.is === 'made') {
    const orderId = answer.order.id;
    trackOrderPlaced(orderId);
    placing.onStep('Paying…');
    keepWaitingOrder(request.cart_id, orderId);
    const payment = await placing.pay(answer.order, placing.chosen);
    if (payment === 'paid') forgetWaitingOrder(orderId);
    return { is: 'ordered', orderId, payment };
  }
  if (answer.is !== 'changed') return answer;
  const quote = answer.quote ?? (await fetchQuote(placing));
  if (typeof quote === 'string') return { is: quote };
  return { is: 'changed', quote, changes: answer.changes.length > 0 ? answer.changes : changesSince(quote, placing) };
}

/** Where the server no longer has the quote that was shown, it cannot name dishes; the lines of both are known here. */
const changesSince = (quote: Quote, { shown, cart }: Placing): string[] =>
  shown ? quoteChanges({ ...shown, prices: {} }, { ...quote, prices: {} }, cart.vendor.currency) : [];

/** Spec §4: the items are checked, then the wallet; then the fee is fetched and the order made with it. */
export async function placeOrder(placing: Placing): Promise<PlaceResult> {
  const { client, cart, shown, requestFor, onStep } = placing;
  const sent = shown && unansweredOrders.find(requestFor(shown));
  if (sent) return sendOrder(sent, placing);
  onStep('Checking…');
  const check = await checkItems(cart);
  if (check !== 'fine') return { is: check };
  if (await isInDebt(client, cart.vendor.currency)) return { is: 'wallet below zero' };
  const quote = await fetchQuote(placing);
  // The server knows by which order a cart is gone.
  const ordered = shown ? requestFor(shown) : unansweredOrders.of(cart.cartId);
  if (quote === 'cart gone' && ordered) return sendOrder(ordered, placing);
  if (typeof quote === 'string') return { is: quote };
  // Nobody pays another total than the one they have seen: for that one the server says what has changed since.
  const seen = shown && shown.total !== quote.total ? shown : quote;
  return sendOrder(requestFor(seen), placing);
}

/** A cart may be gone by an order that was sent and not answered: sent again, the server says which order that is. */
export async function findOrderOfGone(placing: Placing): Promise<PlaceResult> {
  const sent = unansweredOrders.of(placing.cart.cartId);
  return sent ? sendUntapped(sent, placing) : { is: 'cart gone' };
}

/** Once more, for what the person has now seen and agreed to. */
export const placeChangedOrder = (quote: Quote, placing: Placing): Promise<PlaceResult> =>
  sendOrder(placing.requestFor(quote), placing);
