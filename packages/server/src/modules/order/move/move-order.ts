import { transitionOf } from '@jara/domain/order';
import type { Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { undoIfNothingDone } from '../../../db/transaction.ts';
import { releasePromoUse } from '../../promo/index.ts';
import { lockWallet } from '../../wallet/index.ts';
import { forgetPromoUse, lockOrder } from '../record/order.store.ts';
import { seekRider } from '../record/seek-rider.ts';
import { applyTransition, type Move } from '../record/transition.store.ts';
import { notifyOfStep } from './notify-customer.ts';
import { refundOrder } from './refund-order.ts';
import { shareOrder } from './share-order.ts';

/**
 * Moves an order by the one state machine, with the refund or the shares where the new state causes them and what the
 * customer is told of it. `undefined`: the order is not where this can be done, and nothing was changed. Of several at once one
 * wins.
 */
export async function moveOrder(
  tx: Transaction,
  found: Pick<StoredOrder, 'id' | 'class' | 'customer_id' | 'currency'>,
  move: Move,
): Promise<StoredOrder | undefined> {
  const { entry, refunds = false, shares = false } = transitionOf(found.class, move.action) ?? {};
  const version = await undoIfNothingDone(tx, async () => {
    if (refunds) await lockWallet(tx, found.customer_id, found.currency);
    return applyTransition(tx, found, move);
  });
  if (version === undefined) return undefined;
  const order = await lockOrder(tx, found.id);
  if (!order) throw new Error('an order that was moved is gone');
  await seekRider(tx, order, move.now);
  if (shares) await shareOrder(tx, order, move.now);
  const refunded = refunds ? await refundOrder(tx, order, move.now) : 0;
  // Nobody needs to be told what they did themselves.
  if (entry && move.actor !== 'customer') await notifyOfStep(tx, order, entry, { refunded, now: move.now });
  if (!refunds) return order;
  if (order.promo_use_id !== null) {
    await releasePromoUse(tx, { promo_use_id: order.promo_use_id });
    await forgetPromoUse(tx, order.id);
  }
  return { ...order, refunded: order.refunded + refunded, promo_use_id: null };
}
