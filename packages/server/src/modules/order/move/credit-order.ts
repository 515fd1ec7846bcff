import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@jara/contract';
import { isCompleted, mayDo } from '@jara/domain/order';
import type { Db, Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { type Outcome, type Refusal, refuse, succeed } from '../../../outcome.ts';
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

type CreditFailure = 'REFUND_TOO_LARGE' | 'GIVE_UP_INSTEAD';

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

/** What may still be given back: of what it and its redelivery cost, and of what a protected package was worth. */
export async function findRefundable(tx: Db, order: StoredOrder): Promise<number> {
  const redelivery = await findRequestedRedelivery(tx, order.id);
  return order.total + (redelivery?.amount ?? 0) + insuredWorth(order) - order.refunded;
}

/** Before anybody has fetched it, it is given up as a whole: nobody goes on making what was all given back. */
export async function refuseCredit(
  tx: Db,
  order: StoredOrder,
  amount: number,
): Promise<Refusal<CreditFailure> | undefined> {
  const left = await findRefundable(tx, order);
  if (amount > left) return refuse('REFUND_TOO_LARGE');
  return amount === left && mayDo('give_up', order) ? refuse('GIVE_UP_INSTEAD') : undefined;
}

/**
 * Credits the wallet for an order that went wrong, never by more than may still be given back. One that is given up after
 * that takes off what was credited (refund-order.ts).
 */
export async function creditOrder(
  tx: Transaction,
  { id, customer_id, currency }: Pick<StoredOrder, 'id' | 'customer_id' | 'currency'>,
  { amount, actor, reason, fault = null, now }: Credit,
): Promise<Outcome<StoredOrder, 'ORDER_MOVED_ON' | CreditFailure>> {
  // Reliability rule 6: the wallet before the order.
  await lockWallet(tx, customer_id, currency);
  const order = await lockOrder(tx, id);
  if (!order) return refuse('ORDER_MOVED_ON');
  const refused = await refuseCredit(tx, order, amount);
  if (refused) return refused;
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
