import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@jara/contract';
import { isCompleted, mayDo } from '@jara/domain/order';
import type { Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import { account, lockWallet, postTransaction } from '../../wallet/index.ts';
import { describeOrder } from '../record/describe-order.ts';
import { lockOrder } from '../record/order.store.ts';
import { findRequestedRedelivery } from '../record/requested-redelivery.store.ts';
import { notePartialRefund } from '../record/transition.store.ts';
import { notifyOfCredit } from './notify-customer.ts';

/** From the pickup on; what was never fetched was never lost. */
const FETCHED: readonly OrderStatus[] = ['in_transit', 'arrived', 'failed', 'success'];

/** A protected package was paid for to be replaced, up to its declared worth. */
const insuredWorth = ({ status, content }: StoredOrder): number =>
  content.package?.is_protected && FETCHED.includes(status) ? content.package.worth : 0;

type Credit = {
  readonly amount: number;
  readonly actor: string;
  readonly reason?: string | undefined;
  readonly fault?: 'vendor_fault' | null;
  readonly now: Date;
};

/** Decisions §11: a completed order has had its shares, so its vendor pays now; else they are taken off the shares. */
const payerOf = ({ status, vendor_id }: StoredOrder, charge: number) =>
  charge > 0 && vendor_id !== null && isCompleted(status) ? account.vendor(vendor_id) : account.adjustments;

/**
 * Credits the wallet for an order that went wrong, never by more than is left of what it and its redelivery cost, and of
 * what a protected package was worth. Before anybody has fetched it, it is given up as a whole instead. One that is handed
 * back can be given up after that, which takes off what was credited (refund-order.ts).
 */
export async function creditOrder(
  tx: Transaction,
  { id, customer_id, currency }: Pick<StoredOrder, 'id' | 'customer_id' | 'currency'>,
  { amount, actor, reason, fault = null, now }: Credit,
): Promise<Outcome<StoredOrder, 'ORDER_MOVED_ON' | 'ADJUSTMENT_TOO_LARGE'>> {
  // Reliability rule 6: the wallet before the order.
  await lockWallet(tx, customer_id, currency);
  const order = await lockOrder(tx, id);
  if (!order || mayDo('give_up', order)) return refuse('ORDER_MOVED_ON');
  const redelivery = await findRequestedRedelivery(tx, id);
  const most = order.total + (redelivery?.amount ?? 0) + insuredWorth(order);
  if (amount > most - order.refunded) return refuse('ADJUSTMENT_TOO_LARGE');
  // Our courier is no vendor.
  const vendor_charge = fault === null || order.vendor_id === null ? 0 : amount;
  await postTransaction(tx, {
    kind: 'adjustment',
    ref: `adjustment:${id}:${randomUUID()}`,
    currency,
    description: `Credit for ${describeOrder(order)}`,
    created_at: now,
    entries: [
      { account: account.wallet(customer_id), amount },
      { account: payerOf(order, vendor_charge), amount: -amount },
    ],
  });
  const version = await notePartialRefund(tx, id, { actor, reason, now, refunded: amount, vendor_charge });
  await notifyOfCredit(tx, order, { refunded: amount, now });
  return succeed({ ...order, version, refunded: order.refunded + amount });
}
