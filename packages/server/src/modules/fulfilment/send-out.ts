import type { Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { type Outcome, refuse } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { moveFound, type Step } from './move-as-staff.ts';
import { findInScope } from './staff-order.store.ts';
import { deliversItself } from './vendor.store.ts';

/** A vendor that delivers by itself has given it to its own rider. */
export async function sendOut(
  tx: Transaction,
  member: Staff<'vendor'>,
  step: Step,
): Promise<Outcome<StoredOrder, 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON' | 'ORDER_OF_ANOTHER_VENDOR'>> {
  const found = await findInScope(tx, member, step.orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  if (found.vendor_id === null || !(await deliversItself(tx, found.vendor_id)))
    return refuse('ORDER_OF_ANOTHER_VENDOR');
  return moveFound(tx, member, found, 'send_out', step);
}
