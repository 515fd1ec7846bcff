import { handBackOf } from '@jara/domain/order';
import type { Transaction } from '../../db/client.ts';
import { refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { findTimelines, lockOrder } from '../order/index.ts';
import { openAlert } from './alert.store.ts';
import { type Moved, moveFound, type Step } from './move-for.ts';
import { setRider } from './rider.store.ts';
import { findInScope } from './staff-order.store.ts';

/** Decisions §11: a rider who cannot go on. The order waits for another one, and support is told that it does. */
export async function handBack(tx: Transaction, member: Staff<'rider'>, step: Step): Promise<Moved> {
  const found = await findInScope(tx, member, step.orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  // A vendor may call it ready at the same moment.
  const order = await lockOrder(tx, found.id);
  if (order?.rider_id !== found.rider_id) return refuse('ORDER_MOVED_ON');
  const isReady = (await findTimelines(tx, [found.id])).some(({ action }) => action === 'ORDER_READY');
  const moved = await moveFound(tx, member, order, handBackOf(order, isReady), step);
  if (!moved.ok) return moved;
  await setRider(tx, found.id, null);
  await openAlert(tx, found.id, 'RIDER_WANTED', step.now);
  return succeed({ ...moved.data, rider_id: null });
}
