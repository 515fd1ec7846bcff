import type { Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { account, type Entry, type Movement, movementOf, postTransaction } from '../../wallet/index.ts';
import { describeOrder } from './describe-order.ts';

type ToPost = Pick<
  StoredOrder,
  | 'id'
  | 'class'
  | 'vendor_id'
  | 'currency'
  | 'subtotal'
  | 'delivery_amount'
  | 'service_amount'
  | 'bag_amount'
  | 'protection_amount'
  | 'discount_amount'
  | 'content'
>;

/** A package is bought of nobody. */
export const vendorEntries = ({ vendor_id }: Pick<StoredOrder, 'vendor_id'>, amount: number): Entry[] =>
  vendor_id === null ? [] : [{ account: account.vendor(vendor_id), amount }];

export const protectionEntries = (amount: number): Entry[] =>
  amount === 0 ? [] : [{ account: account.protectionRevenue, amount }];

/** Where the money of an order goes; what a discount takes off is our cost. */
const creditsOf = (order: ToPost): Entry[] => [
  ...vendorEntries(order, order.subtotal),
  { account: account.deliveryRevenue, amount: order.delivery_amount },
  { account: account.serviceRevenue, amount: order.service_amount + order.bag_amount },
  ...protectionEntries(order.protection_amount),
  { account: account.promoCost, amount: -order.discount_amount },
];

const capitalised = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Decisions §6: what pays the order, once, with all that it pays. */
export const orderPayment = (order: ToPost, debits: readonly Entry[], now: Date): Movement =>
  movementOf({
    kind: 'order',
    ref: `order:${order.id}`,
    currency: order.currency,
    description: capitalised(describeOrder(order)),
    created_at: now,
    entries: [...debits, ...creditsOf(order)],
  });

/** The same, posted by itself. */
export const bookOrderPayment = (tx: Transaction, order: ToPost, debits: readonly Entry[], now: Date) =>
  postTransaction(tx, orderPayment(order, debits, now));
