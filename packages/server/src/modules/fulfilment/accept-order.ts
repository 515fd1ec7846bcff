import { takesOrdersAt } from '@jara/domain/catalog';
import type { Db, Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { moveOrder } from '../order/index.ts';
import { actorOf, type Moved, type Step } from './move-as-staff.ts';
import { findInScope } from './staff-order.store.ts';
import { findVendorSettings } from './vendor-state.store.ts';

/** A pre-order is ready for its slot, whatever its vendor says. */
const readyBy = ({ class: kind }: StoredOrder, minutes: number, now: Date): Date | undefined =>
  kind === 'preorder_delivery' ? undefined : new Date(now.getTime() + minutes * 60_000);

/** A vendor takes an order, and says when it is ready: in the minutes that it says now, or has set for all. */
export async function acceptOrder(
  tx: Transaction,
  member: Staff<'vendor'>,
  { orderId, now }: Step,
  said: { readonly minutes?: number | undefined } | null | undefined,
): Promise<Moved> {
  const found = await findInScope(tx, member, orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const minutes = said?.minutes ?? (await findVendorSettings(tx, member.scope))?.accept_minutes ?? 0;
  const ready_by = readyBy(found, minutes, now);
  const moved = await moveOrder(tx, found, { action: 'accept', actor: actorOf(member), ready_by, now });
  return moved ? succeed(moved) : refuse('ORDER_MOVED_ON');
}

/** A vendor that accepts by itself takes an order that was just paid, while it is open. False where it does not. */
export const acceptByItself = (db: Db, order: StoredOrder, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const vendor = order.vendor_id === null ? undefined : await findVendorSettings(tx, order.vendor_id);
    if (!vendor?.accepts_by_itself || !takesOrdersAt(vendor, now)) return false;
    const ready_by = readyBy(order, vendor.accept_minutes, now);
    return (await moveOrder(tx, order, { action: 'accept', actor: 'system', ready_by, now })) !== undefined;
  });
