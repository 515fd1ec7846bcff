import { CURRENCIES } from '@jara/contract';
import { addEvents, keepEventDays } from '@jara/server/analytics';
import { schema, type Transaction } from '@jara/server/db';
import { bookOrderPayment, shareOrder } from '@jara/server/order';
import { account } from '@jara/server/wallet';
import { giveMoney } from '../customers/load-demo-wallet.ts';
import { demoOrder } from './demo-order.ts';
import { demoVisits } from './demo-visits.ts';
import { findShops } from './shops.ts';

type Order = ReturnType<typeof demoOrder>;

/** Adds visits with what was bought, once, so that the insights have something to show. */
export async function loadDemoVisits(tx: Transaction, now: Date): Promise<void> {
  const shops = await findShops(tx);
  if (shops.length === 0) return;
  const visits = demoVisits(now, shops);

  await addOrders(
    tx,
    visits.flatMap(({ order }) => (order ? [demoOrder(order)] : [])),
  );
  await keepEventDays(tx, now);
  await addEvents(
    tx,
    visits.flatMap(({ events }) => events),
  );
}

/** Paid by wallets, whatever was chosen: no provider has received anything. */
async function addOrders(tx: Transaction, orders: readonly Order[]): Promise<void> {
  await tx.insert(schema.customer_order).values([...orders]);
  for (const currency of CURRENCIES) {
    const paid = orders.filter((order) => order.currency === currency);
    const amount = paid.reduce((sum, { total }) => sum + total, 0);
    const money = { currency, amount, description: 'Demo money' };
    if (paid[0]) await giveMoney(tx, paid[0].customer_id, `visits-${currency}`, money);
  }
  for (const order of orders) {
    const debit = { account: account.wallet(order.customer_id), amount: -order.total };
    await bookOrderPayment(tx, order, [debit], order.created_at);
    await shareOrder(tx, order, order.created_at);
  }
}
