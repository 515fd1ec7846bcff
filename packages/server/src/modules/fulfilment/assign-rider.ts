import { MOST_ORDERS_OF_A_RIDER } from '@jara/domain/dispatch';
import type { Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { ridesWhereOrdered, type Staff } from '../identity/index.ts';
import { closeAlert } from './alert.store.ts';
import { moveFound, type Step } from './move-as-staff.ts';
import { countOrdersOfRider, findRider, isOfAnotherCity, lockRider, setRider } from './rider.store.ts';
import { findInScope, lockInScope } from './staff-order.store.ts';

/** Decisions §11. Counted again once nobody else can give them one; the order is locked before. */
export async function hasRoom(tx: Transaction, riderId: number): Promise<boolean> {
  await lockRider(tx, riderId);
  return (await countOrdersOfRider(tx, riderId)) < MOST_ORDERS_OF_A_RIDER;
}

/** Whoever gives it, support or the rider who takes it: of several at once one wins. */
export async function giveToRider(
  tx: Transaction,
  member: Staff,
  found: StoredOrder,
  rider_id: number,
  step: Omit<Step, 'orderId'>,
): Promise<Outcome<StoredOrder, 'ORDER_MOVED_ON'>> {
  const action = found.rider_id === null ? 'assign' : 'reassign';
  const moved = await moveFound(tx, member, found, action, { ...step, orderId: found.id });
  if (!moved.ok) return moved;
  await setRider(tx, found.id, rider_id);
  await closeAlert(tx, found.id, 'RIDER_WANTED', step.now);
  return succeed({ ...moved.data, rider_id });
}

type AssignFailure =
  | 'ORDER_NOT_FOUND'
  | 'ORDER_MOVED_ON'
  | 'RIDER_NOT_FOUND'
  | 'RIDER_IN_ANOTHER_COUNTRY'
  | 'RIDER_IN_ANOTHER_CITY'
  | 'RIDER_WITHOUT_ROOM';

/**
 * Gives an order to a rider, or to another one until it is fetched. Whoever comes second is told that it has moved on.
 * Decisions §11: by hand too, riders are given orders of their city.
 */
export async function assignRider(
  tx: Transaction,
  member: Staff<'support'>,
  step: Step,
  { rider_id }: { readonly rider_id: number },
): Promise<Outcome<StoredOrder, AssignFailure>> {
  const found = await findInScope(tx, member, step.orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  await lockInScope(tx, member, step.orderId);
  const room = await hasRoom(tx, rider_id);
  // After the lock: whoever held it may have moved or ended them.
  const rider = await findRider(tx, rider_id);
  if (!rider) return refuse('RIDER_NOT_FOUND');
  if (!ridesWhereOrdered(rider, found.currency)) return refuse('RIDER_IN_ANOTHER_COUNTRY');
  if (await isOfAnotherCity(tx, rider_id, found.id)) return refuse('RIDER_IN_ANOTHER_CITY');
  if (found.rider_id === rider_id) return refuse('ORDER_MOVED_ON');
  if (!room) return refuse('RIDER_WITHOUT_ROOM');
  return giveToRider(tx, member, found, rider_id, step);
}
