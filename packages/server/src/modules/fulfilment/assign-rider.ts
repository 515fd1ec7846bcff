import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import type { StoredOrder } from '../order/index.ts';
import { moveFound, type Step } from './move-for.ts';
import { isRider, setRider } from './rider.store.ts';
import { findInScope } from './staff-order.store.ts';

/** Gives an order to a rider, or to another one until it is fetched. Whoever comes second is told that it has moved on. */
export async function assignRider(
  tx: Transaction,
  member: Staff<'support'>,
  step: Step,
  { rider_id }: { readonly rider_id: number },
): Promise<Outcome<StoredOrder, 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON' | 'RIDER_NOT_FOUND'>> {
  const found = await findInScope(tx, member, step.orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  if (!(await isRider(tx, rider_id))) return refuse('RIDER_NOT_FOUND');
  if (found.rider_id === rider_id) return refuse('ORDER_MOVED_ON');
  const moved = await moveFound(tx, member, found, found.rider_id === null ? 'assign' : 'reassign', step);
  if (!moved.ok) return moved;
  await setRider(tx, found.id, rider_id);
  return succeed({ ...moved.data, rider_id });
}
