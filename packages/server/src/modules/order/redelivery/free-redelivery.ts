import type { Transaction } from '../../../db/client.ts';
import { type Outcome, type Refusal, refuse, succeed } from '../../../outcome.ts';
import { moveOrder } from '../move/move-order.ts';
import { lockOrder } from '../record/order.store.ts';
import { findRedelivery, markRequested } from './redelivery.store.ts';
import { refuseRedelivery } from './redelivery-rules.ts';

type Wanted = { readonly order_id: number; readonly redelivery_id: number };
type Code = 'REDELIVERY_NOT_OFFERED' | 'REDELIVERY_TOO_LATE' | 'REDELIVERY_FEE_STALE';

/**
 * Another delivery that costs nothing has no payment: asking for it sends the order out again, once. Undefined where it
 * has to be paid, or is nothing of the customer's.
 */
export async function requestFreeRedelivery(
  tx: Transaction,
  customer: number,
  key: Wanted,
  now: Date,
): Promise<Outcome<{ readonly paid: true }, Code> | Refusal<Code> | undefined> {
  const quoted = await findRedelivery(tx, key);
  if (quoted?.order.customer_id !== customer || quoted.amount > 0) return undefined;
  await lockOrder(tx, key.order_id);
  const found = await findRedelivery(tx, key);
  if (!found || found.requested_at !== null) return succeed({ paid: true });
  // The next failure may have been the customer's.
  const isStale = found.expires_at <= now || found.order.delivery_fault === null;
  const refusal = refuseRedelivery(found.order, now) ?? (isStale ? 'REDELIVERY_FEE_STALE' : undefined);
  if (refusal) return refuse(refusal);
  const moved = await moveOrder(tx, found.order, { action: 'redeliver', actor: 'customer', now });
  if (!moved || !(await markRequested(tx, key.redelivery_id, now)))
    throw new Error('a redelivery that is locked is as it was read');
  return succeed({ paid: true });
}
