import type { Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { releaseHolds } from '../../payment/index.ts';
import { releasePromoUse } from '../../promo/index.ts';
import { lockWallet } from '../../wallet/index.ts';
import { markCancelled, type UnpaidEnd } from '../record/order.store.ts';

/**
 * Decisions §6: an order that is not paid ends, and gives back its use of a promo code and what the wallet has set aside
 * for it. Its cart is locked before. Money that still comes for it goes to the wallet. False if it does not wait any more.
 */
export async function cancelUnpaid(tx: Transaction, order: StoredOrder, end: UnpaidEnd): Promise<boolean> {
  await lockWallet(tx, order.customer_id, order.currency);
  if (!(await markCancelled(tx, order, end))) return false;
  if (order.promo_use_id !== null) await releasePromoUse(tx, { promo_use_id: order.promo_use_id });
  await releaseHolds(tx, order.id, end.now);
  return true;
}
