import type { OrderRequest } from './order-request.ts';

/**
 * Orders that were sent and not answered, by their cart. Such an order is sent again as it was: under the same key, the
 * server makes it once. A new fee would make another request of it.
 */
const unanswered = new Map<string, OrderRequest>();

const isSame = ({ fee_id: _, ...one }: OrderRequest, { fee_id: __, ...other }: OrderRequest) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The same order, as it was sent and not answered. Whoever has changed something means another one. */
export function unansweredOrder(wanted: OrderRequest): OrderRequest | undefined {
  const sent = unanswered.get(wanted.cart_id);
  return sent && isSame(sent, wanted) ? sent : undefined;
}

export const keepUnanswered = (sent: OrderRequest) => void unanswered.set(sent.cart_id, sent);

export const forgetUnanswered = ({ cart_id }: OrderRequest) => void unanswered.delete(cart_id);
