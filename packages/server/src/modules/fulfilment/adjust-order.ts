import type { Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { type Outcome, refuse } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { creditOrder } from '../order/index.ts';
import { closeAlert } from './alert.store.ts';
import { actorOf, type Step } from './move-as-staff.ts';
import { findInScope } from './staff-order.store.ts';

type Given = { readonly amount: number; readonly fault?: 'vendor_fault' | null };

/** Support credits the wallet for an order that went wrong, which answers a delivery that failed again. */
export async function adjustOrder(
  tx: Transaction,
  member: Staff<'support'>,
  { orderId, now, reason }: Step,
  { amount, fault = null }: Given,
): Promise<Outcome<StoredOrder, 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON' | 'ADJUSTMENT_TOO_LARGE'>> {
  const found = await findInScope(tx, member, orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const credited = await creditOrder(tx, found, { amount, fault, actor: actorOf(member), reason, now });
  if (credited.ok) await closeAlert(tx, orderId, 'FAILED_AGAIN', now);
  return credited;
}
