import type { Order } from '@jara/contract';
import type { Db } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { findOrderHistory, findOrderPayments } from './shown-order.store.ts';
import { shownOrder } from './shown-order.ts';

/** One order of the customer who asks, with all that belongs to it. */
export async function showOrder(db: Db, order: StoredOrder, now: Date): Promise<Order> {
  const [payments, history] = await Promise.all([findOrderPayments(db, order.id), findOrderHistory(db, order)]);
  return shownOrder(order, payments, history, now);
}
