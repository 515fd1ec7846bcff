import { handBackOf } from '@jara/domain/order';
import type { Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { lockOrder } from '../record/order.store.ts';
import { findTimelines } from '../record/timeline.store.ts';
import type { Move } from '../record/transition.store.ts';
import { moveOrder } from './move-order.ts';

/**
 * An order whose rider cannot go on is where it was before they had it. `undefined`: it is not with this rider any more,
 * or not where it can be handed back, and nothing was changed.
 */
export async function handBackOrder(
  tx: Transaction,
  { id, rider_id }: Pick<StoredOrder, 'id' | 'rider_id'>,
  move: Omit<Move, 'action' | 'rider_id' | 'fault'>,
): Promise<StoredOrder | undefined> {
  // A vendor may call it ready at the same moment.
  const order = await lockOrder(tx, id);
  if (order?.rider_id !== rider_id) return undefined;
  const isReady = (await findTimelines(tx, [id])).some(({ action }) => action === 'ORDER_READY');
  return moveOrder(tx, order, { ...move, action: handBackOf(order, isReady), rider_id });
}
