import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeTurnAtTotals } from './event-total.store.ts';
import {
  findDaysOfClaim,
  findDaysOfSale,
  replacePlaced,
  replaceSales,
  takeChangedOrders,
} from './order-total.store.ts';

/** Consumers of events wait meanwhile, and each order may be of another day. */
const MOST_AT_ONCE = 20;

/** Sums the days anew of orders that have changed, so that the insights need not read orders. Says whether there are more. */
export const sumChangedOrders = (db: Db): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { taken, orderIds } = await takeChangedOrders(tx, MOST_AT_ONCE);
    if (taken === 0) return false;
    await takeTurnAtTotals(tx);
    for (const day of await findDaysOfSale(tx, orderIds)) await replaceSales(tx, day);
    for (const day of await findDaysOfClaim(tx, orderIds)) await replacePlaced(tx, day);
    return taken === MOST_AT_ONCE;
  });
