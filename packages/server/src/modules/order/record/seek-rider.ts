import { mayDo } from '@jara/domain/order';
import type { Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { enqueueInstead } from '../../../jobs/index.ts';

/** Has an order that a rider may be given now offered to riders, once the transaction commits. */
export async function seekRider(
  tx: Transaction,
  order: Pick<StoredOrder, 'id' | 'class' | 'status'>,
  now: Date,
): Promise<void> {
  if (!mayDo('assign', order)) return;
  const { id: order_id } = order;
  await enqueueInstead(tx, { name: 'offer-order', data: { order_id } }, { runAt: now, dedupe: String(order_id) });
}
