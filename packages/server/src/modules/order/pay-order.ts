import type { Transaction } from '../../db/client.ts';
import { account, type Entry, postTransaction } from '../wallet/index.ts';
import { nameOrder } from './name-order.ts';
import type { StoredOrder } from './order.store.ts';

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
export const ofVendor = ({ vendor_id }: Pick<StoredOrder, 'vendor_id'>, amount: number): Entry[] =>
  vendor_id === null ? [] : [{ account: account.vendor(vendor_id), amount }];

export const ofProtection = (amount: number): Entry[] =>
  amount === 0 ? [] : [{ account: account.protectionRevenue, amount }];

/** Where the money of an order goes; what a discount takes off is our cost. */
const creditsOf = (order: ToPost): Entry[] => [
  ...ofVendor(order, order.subtotal),
  { account: account.deliveryRevenue, amount: order.delivery_amount },
  { account: account.serviceRevenue, amount: order.service_amount + order.bag_amount },
  ...ofProtection(order.protection_amount),
  { account: account.promoCost, amount: -order.discount_amount },
];

const capitalised = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Decisions §6: posts what pays the order, once, with all that it pays. */
export const postOrder = (tx: Transaction, order: ToPost, debits: readonly Entry[], now: Date) =>
  postTransaction(tx, {
    kind: 'order',
    ref: `order:${order.id}`,
    currency: order.currency,
    description: capitalised(nameOrder(order)),
    created_at: now,
    entries: [...debits, ...creditsOf(order)],
  });
