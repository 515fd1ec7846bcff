import type { Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { closeAlert } from './alert.store.ts';
import type { Step } from './move-as-staff.ts';
import { forgetPinTries } from './pin.store.ts';
import { findInScope } from './staff-order.store.ts';

/** Support lets the PIN be tried again, and has seen the alert. Doing so again changes nothing. */
export async function unlockPin(
  tx: Transaction,
  member: Staff<'support'>,
  { orderId, now }: Step,
): Promise<Outcome<StoredOrder, 'ORDER_NOT_FOUND'>> {
  const found = await findInScope(tx, member, orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  await forgetPinTries(tx, orderId);
  await closeAlert(tx, orderId, 'WRONG_PINS', now);
  return succeed(found);
}
