import type { Transaction } from '../../db/client.ts';
import { refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { handBackOrder } from '../order/index.ts';
import { openAlert } from './alert.store.ts';
import { actorOf, type Moved, type Step } from './move-as-staff.ts';
import { setRider } from './rider.store.ts';
import { findInScope } from './staff-order.store.ts';

/** Decisions §11: a rider who cannot go on. The order waits for another one, and support is told that it does. */
export async function handBack(
  tx: Transaction,
  member: Staff<'rider'>,
  { orderId, now, reason }: Step,
): Promise<Moved> {
  const found = await findInScope(tx, member, orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const moved = await handBackOrder(tx, found, { actor: actorOf(member), reason, now });
  if (!moved) return refuse('ORDER_MOVED_ON');
  await setRider(tx, found.id, null);
  await openAlert(tx, found.id, 'RIDER_WANTED', now);
  return succeed({ ...moved, rider_id: null });
}
