import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { account } from '../wallet/index.ts';
import { isCardUnderWay } from './attempt-limit.ts';
import { releaseHolds } from './holds.ts';
import { lockToPay, type Opened } from './open-attempt.ts';
import type { Payable, PayableKey, RefusalOf } from './payable.ts';
import type { PaymentDeps, SettleDeps } from './payment-deps.ts';

/** Pays what is locked from the wallet alone, with what was set aside for attempts to pay it. */
export async function payLockedFromWallet(
  tx: Transaction,
  { orders, now }: Pick<SettleDeps, 'orders' | 'now'>,
  { key, customer_id, ...payable }: Payable,
): Promise<'paid' | 'not waiting' | 'insufficient'> {
  const total: number = payable.total;
  await releaseHolds(tx, key.order_id, now());
  return orders.pay(tx, key, [{ account: account.wallet(customer_id), amount: -total }], now());
}

export type PaidOrOpened = { readonly paid: true } | Opened;

/**
 * Locks an order or a redelivery that waits, and pays it from the wallet alone. An order that is new and paid at once never
 * waits (order/create/write-order.ts).
 */
export async function payFromWallet<Key extends PayableKey>(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  key: Key,
): Promise<
  Outcome<
    PaidOrOpened,
    RefusalOf<Key> | 'ORDER_NOT_FOUND' | 'PAYMENT_UNDER_WAY' | 'WALLET_NEGATIVE' | 'WALLET_TOO_SMALL'
  >
> {
  const locked = await lockToPay(tx, deps, customerId, key);
  if (!locked.ok) return locked;
  const { payable, open } = locked.data;
  if (open.some(isCardUnderWay)) return refuse('PAYMENT_UNDER_WAY');
  const paid = await payLockedFromWallet(tx, deps, payable);
  if (paid === 'not waiting') throw new Error('what is locked is as it was read');
  return paid === 'paid' ? succeed({ paid: true }) : refuse('WALLET_TOO_SMALL');
}
