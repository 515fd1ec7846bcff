import type { OutOfStock } from '@jara/domain/order';
import type { Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { type Outcome, refuse } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { setDishGone } from '../menu/index.ts';
import { refundOutOfStock } from '../order/index.ts';
import { actorOf, type Step } from './move-as-staff.ts';
import { findInScope } from './staff-order.store.ts';

type Failure = 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON' | 'ITEM_NOT_IN_ORDER' | 'LAST_ITEM' | 'LAST_ITEM_ACCEPTED';

/** A dish cannot be supplied: its price goes back to the wallet, and the menu has it no more. */
export async function stockOut(
  tx: Transaction,
  member: Staff<'vendor'>,
  { orderId, now }: Step,
  dish: OutOfStock,
): Promise<Outcome<StoredOrder, Failure>> {
  const found = await findInScope(tx, member, orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const refunded = await refundOutOfStock(tx, found, dish, { actor: actorOf(member), now });
  if (refunded.ok) await setDishGone(tx, member.scope, dish.item_id);
  return refunded;
}
