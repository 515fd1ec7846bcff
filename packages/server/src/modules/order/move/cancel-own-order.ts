import type { cancellationEndpoints, DataOf, Order, OrderStatus } from '@jara/contract';
import { mayDo } from '@jara/domain/order';
import type { Db, Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import { findHeldForOrders } from '../../payment/index.ts';
import { findOwnOrder, lockCart } from '../record/order.store.ts';
import { cancelUnpaid } from './cancel-unpaid-order.ts';
import { moveOrder } from './move-order.ts';

type Code = (typeof cancellationEndpoints.cancelOrder)['failures'][number];
type Cancelled = DataOf<typeof cancellationEndpoints.cancelOrder>;

/** Over: here there is nothing to give back, and neither a vendor nor a rider has accepted it. */
const NEVER_ACCEPTED: readonly OrderStatus[] = ['cancelled', 'rejected', 'unable_to_process'];
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

/** What cancelling gives back: what was paid, less what was given back before; of an unpaid one what was set aside. */
export async function findCancellation(
  db: Db,
  customer: number,
  id: number,
): Promise<Outcome<DataOf<typeof cancellationEndpoints.getCancellation>, Code>> {
  const order = await findOwnOrder(db, customer, id);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const { currency, promo_use_id, promo_code } = order;
  const shown = { currency, to: 'wallet' as const, promo_code: promo_use_id === null ? null : promo_code };
  if (mayDo('withdraw', order)) {
    return succeed({ ...shown, refund: money(0), held: money(await findHeldForOrders(db, [id])) });
  }
  if (!mayDo('cancel', order)) return refuseAt(order);
  return succeed({ ...shown, refund: money(order.total - order.refunded), held: money(0) });
}

/** Locks as everybody who changes an unpaid order does: its cart first. */
async function withdraw(tx: Transaction, order: StoredOrder, now: Date): Promise<boolean> {
  await lockCart(tx, order.cart_id);
  return cancelUnpaid(tx, order, { action: 'withdraw', actor: 'customer', now });
}

/**
 * Decisions §6 and §11: cancels an order that is not paid, or paid and not accepted, with what it gives back. A second
 * time it is as it was. One that is paid at the same moment is cancelled as a paid one.
 */
export async function cancelOwnOrder(
  tx: Transaction,
  customer: number,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<Outcome<Cancelled, Code>> {
  const order = await findOwnOrder(tx, customer, id);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const isWithdrawn = mayDo('withdraw', order) && (await withdraw(tx, order, now));
  const moved = isWithdrawn ? undefined : await moveOrder(tx, order, { action: 'cancel', actor: 'customer', now });
  if (moved) return cancelled(moved);
  // Another may have been first, also since it was read.
  const latest = (await findOwnOrder(tx, customer, id)) ?? order;
  return latest.status === 'cancelled' ? cancelled(latest) : refuseAt(latest);
}
