import { whenReachable } from '@/shared/api/when-reachable.ts';
import { isCartThere, unansweredOrders } from '../api/create-order.ts';
import type { OrderRequest } from '../api/stored-orders.ts';

type NotPlaced = { readonly is: 'not placed' };

export const NOT_PLACED = 'Your order was not placed. Your cart is kept: tap Place order to try again.';

/**
 * Asks until it is known what became of an order that was not answered. Its cart says so: it goes with an order that is
 * paid from the wallet. While the cart is there nothing is sent again, since that would place an order that nobody has
 * tapped for; once it is gone, the server answers with its order. Undefined where there is nothing more to say.
 */
export async function findUnanswered<Answer extends { readonly is: string }>(
  sent: OrderRequest,
  send: () => Promise<Answer>,
  failures = 1,
): Promise<Answer | NotPlaced | undefined> {
  await whenReachable(failures);
  // Another tap has had the answer.
  if (unansweredOrders.of(sent.cart_id) !== sent) return undefined;
  const isThere = await isCartThere(sent).catch(() => undefined);
  // Any other order waits for its payment with its cart.
  if (isThere) return sent.payment_method === 'wallet' ? { is: 'not placed' } : undefined;
  const answer = isThere === false ? await send() : undefined;
  return answer && answer.is !== 'unanswered' ? answer : findUnanswered(sent, send, failures + 1);
}
