import type { Transaction } from '../../db/client.ts';
import { account } from '../wallet/index.ts';
import { releaseHolds } from './holds.ts';
import type { OrderToPay } from './order-port.ts';
import type { SettleDeps } from './payment-deps.ts';

/** Pays a locked order from the wallet alone, with what was set aside for attempts to pay it. */
export async function payFromWallet(
  tx: Transaction,
  { orders, now }: Pick<SettleDeps, 'orders' | 'now'>,
  order: OrderToPay,
): Promise<'paid' | 'not waiting' | 'insufficient'> {
  const total: number = order.total;
  await releaseHolds(tx, order, now());
  return orders.pay(tx, order.id, [{ account: account.wallet(order.customer_id), amount: -total }], now());
}
