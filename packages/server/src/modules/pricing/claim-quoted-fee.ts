import type { DeliveryFee } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { readCart, type Shopper } from '../cart/index.ts';
import { deleteQuotedFee } from './pricing.store.ts';
import { type Asked, destinationOf, type Failure, quote } from './quote.ts';

/**
 * Decisions §5: an order uses its quoted fee, once. A quote that is stale, somebody else's or for another cart state
 * is refused together with a new quote; a refusal is a value, so the caller's transaction commits that quote.
 */
export async function claimQuotedFee(
  tx: Db,
  shopper: Shopper,
  { fee_id, ...asked }: Asked & { readonly fee_id: number },
  now: Date,
): Promise<Outcome<DeliveryFee, Failure | 'FEE_STALE'>> {
  const cart = await readCart(tx, shopper, asked.cart_id);
  if (!cart) return refuse('CART_NOT_FOUND');
  const { order_class } = asked;
  const taken = await deleteQuotedFee(tx, fee_id, {
    cart_id: cart.id,
    order_class,
    address_id: destinationOf(asked),
    subtotal: cart.total_price,
    now,
  });
  if (taken) return succeed(taken);
  const next = await quote(tx, shopper, asked, now);
  return next.ok ? refuse('FEE_STALE', { fee: next.data }) : next;
}
