import type { OrderEvent } from '@jara/contract';
import type { Db } from '../../../db/client.ts';
import { and, asc, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from '../../../db/drizzle.ts';
import { order_event } from '../../../db/schema/index.ts';
import type { ReaderKey } from '../../live/index.ts';

/** A change of an order, as those who follow it hear of it. */
export type StoredEvent = OrderEvent & { readonly id: number };

const SHOWN = {
  id: order_event.id,
  order_id: order_event.order_id,
  version: order_event.version,
  status: order_event.status,
};

/** Whom an event concerns. */
export type Concerned = {
  readonly customer_id: number | null;
  readonly vendor_id: number | null;
  readonly rider_id: number | null;
  readonly former_rider_id: number | null;
};

const CONCERNED = {
  customer_id: order_event.customer_id,
  vendor_id: order_event.vendor_id,
  rider_id: order_event.rider_id,
  former_rider_id: order_event.former_rider_id,
};

const idOf = (key: ReaderKey) => Number(key.slice(key.indexOf(' ') + 1));
const isOf = (role: 'customer' | 'vendor' | 'rider') => (key: ReaderKey) => key.startsWith(`${role} `);

/** What is unpaid is of its customer alone. */
const isForSupport = () => ne(order_event.status, 'abandoned');

function isFor(key: ReaderKey): SQL | undefined {
  if (key === 'support') return isForSupport();
  const owner = idOf(key);
  if (isOf('customer')(key)) return eq(order_event.customer_id, owner);
  if (isOf('vendor')(key)) return eq(order_event.vendor_id, owner);
  return or(eq(order_event.rider_id, owner), eq(order_event.former_rider_id, owner));
}

function isForAnyOf(keys: readonly ReaderKey[]): SQL | undefined {
  const ids = (role: 'customer' | 'vendor' | 'rider') => sql.param(keys.filter(isOf(role)).map(idOf));
  const isAmong = (column: keyof typeof CONCERNED, role: 'customer' | 'vendor' | 'rider') =>
    sql`${CONCERNED[column]} = any(${ids(role)}::int[])`;
  return or(
    ...[isAmong('customer_id', 'customer'), isAmong('vendor_id', 'vendor')],
    ...[isAmong('rider_id', 'rider'), isAmong('former_rider_id', 'rider')],
    keys.includes('support') ? isForSupport() : undefined,
  );
}

/** Where somebody begins who wants nothing old. */
export async function findLastEventId(db: Db, key: ReaderKey): Promise<number> {
  const [row] = await db
    .select({ id: sql<string | null>`max(${order_event.id})` })
    .from(order_event)
    .where(isFor(key));
  return Number(row?.id ?? 0);
}

/** When the change was made that an event of theirs tells of. */
export async function findEventTime(db: Db, key: ReaderKey, id: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: order_event.created_at })
    .from(order_event)
    .where(and(isFor(key), eq(order_event.id, id)));
  return row?.at;
}

type Missed = { readonly after: number; readonly since: Date; readonly limit: number };

/** Somebody's events after the last one seen, and those since a time; the last ones where there are too many. */
export async function findMissedEvents(
  db: Db,
  key: ReaderKey,
  { after, since, limit }: Missed,
): Promise<StoredEvent[]> {
  const events = await db
    .select(SHOWN)
    .from(order_event)
    .where(and(isFor(key), or(gt(order_event.id, after), gt(order_event.created_at, since))))
    .orderBy(desc(order_event.id))
    .limit(limit);
  return events.reverse();
}

/** Events since a time, of any of these. */
export function findEventsSince(
  db: Db,
  keys: readonly ReaderKey[],
  { since, limit }: { readonly since: Date; readonly limit: number },
) {
  return db
    .select({ ...CONCERNED, ...SHOWN })
    .from(order_event)
    .where(and(isForAnyOf(keys), gt(order_event.created_at, since)))
    .orderBy(asc(order_event.id))
    .limit(limit);
}

/** What has a reason is kept with the order, for whoever asks later. */
export async function deleteEventsBefore(db: Db, time: Date): Promise<void> {
  await db.delete(order_event).where(and(lt(order_event.created_at, time), isNull(order_event.reason)));
}
