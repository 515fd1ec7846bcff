import type { OrderEvent } from '@jara/contract';
import type { Db } from '../../../db/client.ts';
import { and, asc, desc, eq, gt, isNull, lt, or, sql } from '../../../db/drizzle.ts';
import { order_event } from '../../../db/schema/index.ts';

/** A change of an order, as its owner hears of it. */
export type StoredEvent = OrderEvent & { readonly id: number };

const SHOWN = {
  id: order_event.id,
  order_id: order_event.order_id,
  version: order_event.version,
  status: order_event.status,
};

/** Where somebody begins who wants nothing old. */
export async function findLastEventId(db: Db, customer: number): Promise<number> {
  const [row] = await db
    .select({ id: sql<string | null>`max(${order_event.id})` })
    .from(order_event)
    .where(eq(order_event.customer_id, customer));
  return Number(row?.id ?? 0);
}

/** When the change was made that a customer's event tells of. */
export async function findEventTime(db: Db, customer: number, id: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: order_event.created_at })
    .from(order_event)
    .where(and(eq(order_event.customer_id, customer), eq(order_event.id, id)));
  return row?.at;
}

type Missed = { readonly after: number; readonly since: Date; readonly limit: number };

/** A customer's events after the last one seen, and those since a time; the last ones where there are too many. */
export async function findMissedEvents(
  db: Db,
  customer: number,
  { after, since, limit }: Missed,
): Promise<StoredEvent[]> {
  const events = await db
    .select(SHOWN)
    .from(order_event)
    .where(and(eq(order_event.customer_id, customer), or(gt(order_event.id, after), gt(order_event.created_at, since))))
    .orderBy(desc(order_event.id))
    .limit(limit);
  return events.reverse();
}

/** Events since a time, of these customers. */
export function findEventsSince(
  db: Db,
  customers: readonly number[],
  { since, limit }: { readonly since: Date; readonly limit: number },
) {
  return db
    .select({ customer_id: order_event.customer_id, ...SHOWN })
    .from(order_event)
    .where(
      and(sql`${order_event.customer_id} = any(${sql.param(customers)}::int[])`, gt(order_event.created_at, since)),
    )
    .orderBy(asc(order_event.id))
    .limit(limit);
}

/** What has a reason is kept with the order, for whoever asks later. */
export async function deleteEventsBefore(db: Db, time: Date): Promise<void> {
  await db.delete(order_event).where(and(lt(order_event.created_at, time), isNull(order_event.reason)));
}
