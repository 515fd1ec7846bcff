import type { Transaction } from '../../db/client.ts';
import { account } from '../wallet/index.ts';
import { releaseHolds } from './holds.ts';
import type { Payable } from './payable.ts';
import type { SettleDeps } from './payment-deps.ts';

/** Pays what is locked from the wallet alone, with what was set aside for attempts to pay it. */
export async function payFromWallet(
  tx: Transaction,
  { orders, now }: Pick<SettleDeps, 'orders' | 'now'>,
  { key, customer_id, ...payable }: Payable,
): Promise<'paid' | 'not waiting' | 'insufficient'> {
  const total: number = payable.total;
  await releaseHolds(tx, key.order_id, now());
  return orders.pay(tx, key, [{ account: account.wallet(customer_id), amount: -total }], now());
}
