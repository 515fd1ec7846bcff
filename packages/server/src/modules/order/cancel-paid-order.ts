import type { DataOf, Order, OrderStatus, orderChangeEndpoints } from '@jara/contract';
import { mayDo } from '@jara/domain/order';
import type { Db, Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { moveOrder } from './move-order.ts';
import { findOwnOrder, type StoredOrder } from './order.store.ts';

type Code = (typeof orderChangeEndpoints.cancelOrder)['failures'][number];
type Cancelled = DataOf<typeof orderChangeEndpoints.cancelOrder>;

/** Not paid, or over: here there is nothing to give back, and neither a vendor nor a rider has accepted it. */
const NEVER_ACCEPTED: readonly OrderStatus[] = ['abandoned', 'cancelled', 'rejected', 'unable_to_process'];
function refuseAt({ class: kind, status }: StoredOrder) {
  if (NEVER_ACCEPTED.includes(status)) return refuse('ORDER_MOVED_ON');
  return refuse(kind === 'package_delivery' ? 'PACKAGE_NOT_CANCELLABLE' : 'ORDER_NOT_CANCELLABLE');
}

const money = (amount: number) => amount as Order['refunded'];

const cancelled = ({ id, status, version, refunded, currency }: StoredOrder) =>
  succeed<Cancelled>(
    { id, status, version, refunded: money(refunded), currency },
    { message: 'Your order was cancelled.' },
  );

/** What cancelling gives back: what was paid, less what was given back before. */
export async function findCancellation(
  db: Db,
  customer: number,
  id: number,
): Promise<Outcome<DataOf<typeof orderChangeEndpoints.getCancellation>, Code>> {
  const order = await findOwnOrder(db, customer, id);
  if (!order) return refuse('ORDER_NOT_FOUND');
  if (!mayDo('cancel', order)) return refuseAt(order);
  return succeed({ refund: money(order.total - order.refunded), currency: order.currency, to: 'wallet' });
}

/** Decisions §6: cancels an order that is paid and not accepted, with its refund. A second time it is as it was. */
export async function cancelPaidOrder(
  tx: Transaction,
  customer: number,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<Outcome<Cancelled, Code>> {
  const order = await findOwnOrder(tx, customer, id);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const moved = await moveOrder(tx, order, { action: 'cancel', actor: 'customer', now });
  if (moved) return cancelled(moved);
  // Another may have been first, also since it was read.
  const latest = (await findOwnOrder(tx, customer, id)) ?? order;
  return latest.status === 'cancelled' && latest.paid_at !== null ? cancelled(latest) : refuseAt(latest);
}
