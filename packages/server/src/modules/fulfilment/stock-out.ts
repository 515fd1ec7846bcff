import { mayDo, type OutOfStock, stockOutRefund } from '@jara/domain/order';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { lockOrder, nameOrder, notePartialRefund, ofVendor, type StoredOrder, tellOutOfStock } from '../order/index.ts';
import { account, lockWallet, postTransaction } from '../wallet/index.ts';
import { findIssues, insertIssue } from './issue.store.ts';
import { actorOf, type Step } from './move-for.ts';
import { findInScope } from './staff-order.store.ts';
import { setOnMenu } from './vendor.store.ts';

type Failure = 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON' | 'ITEM_NOT_IN_ORDER' | 'LAST_ITEM' | 'LAST_ITEM_ACCEPTED';

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
    description: `Out of stock in ${nameOrder(order)}`,
    created_at: now,
    entries: [
      { account: account.wallet(order.customer_id), amount: refunded },
      ...ofVendor(order, -price),
      { account: account.promoCost, amount: price - refunded },
    ],
  });
}

/** A dish cannot be supplied: its price goes back to the wallet, the customer hears of it, and the menu has it no more. */
export async function stockOut(
  tx: Transaction,
  member: Staff<'vendor'>,
  { orderId, now }: Step,
  dish: OutOfStock,
): Promise<Outcome<StoredOrder, Failure>> {
  const found = await findInScope(tx, member, orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  // Reliability rule 6: the wallet before the order.
  await lockWallet(tx, found.customer_id, found.currency);
  const order = await lockOrder(tx, orderId);
  if (!order || order.vendor_id === null || !mayDo('give_up', order)) return refuse('ORDER_MOVED_ON');
  const issues = await findIssues(tx, orderId);
  const { items, containers, discounts } = order.content;
  const facts = { items, containers, discounts, issues, left: order.total - order.refunded };
  const refund = stockOutRefund({ ...facts, subtotal: order.subtotal, discount_amount: order.discount_amount }, dish);
  // An order that was accepted is no longer the vendor's to end.
  if (refund === 'LAST_ITEM' && !mayDo('reject', order)) return refuse('LAST_ITEM_ACCEPTED');
  if (typeof refund === 'string') return refuse(refund);
  await giveBack(tx, order, { ...dish, ...refund, now });
  await insertIssue(tx, { order_id: orderId, ...dish, ...refund, created_at: now });
  await setOnMenu(tx, order.vendor_id, dish.item_id, false);
  const version = await notePartialRefund(tx, orderId, {
    actor: actorOf(member),
    reason: 'out of stock',
    now,
    refunded: refund.refunded,
  });
  await tellOutOfStock(tx, order, dish, { refunded: refund.refunded, now });
  return succeed({ ...order, version, refunded: order.refunded + refund.refunded });
}
