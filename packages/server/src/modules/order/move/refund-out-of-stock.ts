import { mayDo, type OutOfStock, stockOutRefund } from '@jara/domain/order';
import type { Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import { account, lockWallet, postTransaction } from '../../wallet/index.ts';
import { vendorEntries } from '../record/book-order-payment.ts';
import { describeOrder } from '../record/describe-order.ts';
import { lockOrder } from '../record/order.store.ts';
import { notePartialRefund } from '../record/transition.store.ts';
import { findIssues, insertIssue } from './issue.store.ts';
import { notifyOfStockOut } from './notify-customer.ts';

type Failure = 'ORDER_MOVED_ON' | 'ITEM_NOT_IN_ORDER' | 'LAST_ITEM' | 'LAST_ITEM_ACCEPTED';

type GivenBack = OutOfStock & { readonly price: number; readonly refunded: number; readonly now: Date };

/** Gives a dish's price back and takes it from where it went; what a discount had paid of it was our cost. */
async function giveBack(
  tx: Transaction,
  order: StoredOrder,
  { price, refunded, now, ...dish }: GivenBack,
): Promise<void> {
  await postTransaction(tx, {
    kind: 'refund',
    ref: `refund:${order.id}:${dish.pack_reference}:${dish.item_id}`,
    currency: order.currency,
    description: `Out of stock in ${describeOrder(order)}`,
    created_at: now,
    entries: [
      { account: account.wallet(order.customer_id), amount: refunded },
      ...vendorEntries(order, -price),
      { account: account.promoCost, amount: price - refunded },
    ],
  });
}

/** What the rule of refunds looks at. */
export function stockOutFacts(order: StoredOrder, issues: readonly OutOfStock[]) {
  const { items, containers, discounts } = order.content;
  const { subtotal, discount_amount } = order;
  return { items, containers, discounts, issues, subtotal, discount_amount, left: order.total - order.refunded };
}

/** A dish of an order cannot be supplied: its price goes back to the wallet, and the customer hears of it. */
export async function refundOutOfStock(
  tx: Transaction,
  { id, customer_id, currency }: Pick<StoredOrder, 'id' | 'customer_id' | 'currency'>,
  dish: OutOfStock,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<Outcome<StoredOrder, Failure>> {
  // Reliability rule 6: the wallet before the order.
  await lockWallet(tx, customer_id, currency);
  const order = await lockOrder(tx, id);
  if (!order || order.vendor_id === null || !mayDo('give_up', order)) return refuse('ORDER_MOVED_ON');
  const issues = await findIssues(tx, id);
  const refund = stockOutRefund(stockOutFacts(order, issues), dish);
  // An order that was accepted is no longer the vendor's to end.
  if (refund === 'LAST_ITEM' && !mayDo('reject', order)) return refuse('LAST_ITEM_ACCEPTED');
  if (typeof refund === 'string') return refuse(refund);
  await giveBack(tx, order, { ...dish, ...refund, now });
  await insertIssue(tx, { order_id: id, ...dish, ...refund, created_at: now });
  const { refunded } = refund;
  const version = await notePartialRefund(tx, id, { actor, reason: 'out of stock', now, refunded });
  await notifyOfStockOut(tx, order, dish, { refunded, now });
  return succeed({ ...order, version, refunded: order.refunded + refunded });
}
