import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@jara/contract';
import { mayDo } from '@jara/domain/order';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import {
  findRequestedRedelivery,
  lockOrder,
  nameOrder,
  notePartialRefund,
  type StoredOrder,
  tellCredit,
} from '../order/index.ts';
import { account, lockWallet, postTransaction } from '../wallet/index.ts';
import { closeAlert } from './alert.store.ts';
import { actorOf, type Step } from './move-for.ts';
import { findInScope } from './staff-order.store.ts';

/** From the pickup on; what was never fetched was never lost. */
const FETCHED: readonly OrderStatus[] = ['in_transit', 'arrived', 'failed', 'success'];

/** A protected package was paid for to be replaced, up to its declared worth. */
const insuredWorth = ({ status, content }: StoredOrder): number =>
  content.package?.is_protected && FETCHED.includes(status) ? content.package.worth : 0;

/**
 * Credits the wallet for an order that went wrong, never by more than is left of what it and its redelivery cost, and of
 * what a protected package was worth. Before anybody has fetched it, it is given up as a whole instead. One that is handed
 * back can be given up after that, which takes off what was credited (order/refund-order.ts).
 */
export async function adjustOrder(
  tx: Transaction,
  member: Staff<'support'>,
  { orderId, now, reason }: Step,
  { amount }: { readonly amount: number },
): Promise<Outcome<StoredOrder, 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON' | 'ADJUSTMENT_TOO_LARGE'>> {
  const found = await findInScope(tx, member, orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  // Reliability rule 6: the wallet before the order.
  await lockWallet(tx, found.customer_id, found.currency);
  const order = await lockOrder(tx, orderId);
  if (!order || mayDo('give_up', order)) return refuse('ORDER_MOVED_ON');
  const redelivery = await findRequestedRedelivery(tx, orderId);
  const most = order.total + (redelivery?.amount ?? 0) + insuredWorth(order);
  if (amount > most - order.refunded) return refuse('ADJUSTMENT_TOO_LARGE');
  await postTransaction(tx, {
    kind: 'adjustment',
    ref: `adjustment:${order.id}:${randomUUID()}`,
    currency: order.currency,
    description: `Credit for ${nameOrder(order)}`,
    created_at: now,
    entries: [
      { account: account.wallet(order.customer_id), amount },
      { account: account.adjustments, amount: -amount },
    ],
  });
  const version = await notePartialRefund(tx, orderId, { actor: actorOf(member), reason, now, refunded: amount });
  await closeAlert(tx, orderId, 'FAILED_AGAIN', now);
  await tellCredit(tx, order, { refunded: amount, now });
  return succeed({ ...order, version, refunded: order.refunded + amount });
}
