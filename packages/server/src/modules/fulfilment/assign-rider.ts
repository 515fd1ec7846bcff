import { UNDER_WAY_STATUSES } from '@jara/domain/order';
import type { Db, Transaction } from '../../db/client.ts';
import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import { customer_order, staff } from '../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import type { StoredOrder } from '../order/index.ts';
import { moveFound, type Step } from './move-for.ts';
import { findInScope } from './staff-order.store.ts';

const MOST_RIDERS = 1_000;

/** Riders who have not left, with how many orders each has under way. */
export async function findRiders(db: Db) {
  const underWay = sql.param([...UNDER_WAY_STATUSES]);
  return await db
    .select({
      id: staff.id,
      name: staff.name,
      phone: staff.phone,
      order_count: sql<number>`(select count(*)::integer from customer_order o
        where o.rider_id = staff.id and o.status = any(${underWay}::text[]))`,
    })
    .from(staff)
    .where(and(eq(staff.role, 'rider'), isNull(staff.ended_at)))
    .orderBy(staff.id)
    .limit(MOST_RIDERS);
}

async function isRider(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, id), eq(staff.role, 'rider'), isNull(staff.ended_at)));
  return found.length === 1;
}

/** Gives an order to a rider, once: whoever comes second is told that it has moved on. */
export async function assignRider(
  tx: Transaction,
  member: Staff<'support'>,
  step: Step,
  { rider_id }: { readonly rider_id: number },
): Promise<Outcome<StoredOrder, 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON' | 'RIDER_NOT_FOUND'>> {
  const found = await findInScope(tx, member, step.orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  if (!(await isRider(tx, rider_id))) return refuse('RIDER_NOT_FOUND');
  const moved = await moveFound(tx, member, found, 'assign', step);
  if (!moved.ok) return moved;
  await tx.update(customer_order).set({ rider_id }).where(eq(customer_order.id, found.id));
  return succeed({ ...moved.data, rider_id });
}
