import type { Db, Transaction } from '../../db/client.ts';
import { and, desc, eq, gt, isNull, sql } from '../../db/drizzle.ts';
import { staff, staff_push_subscription, staff_session } from '../../db/schema/index.ts';

export type StoredStaffSubscription = typeof staff_push_subscription.$inferSelect;

const isOwn = (staffId: number, endpoint: string) =>
  and(eq(staff_push_subscription.staff_id, staffId), eq(staff_push_subscription.endpoint, endpoint));

/** All who work for a vendor, or one of the staff. */
export type Notified = { readonly vendorId: number } | { readonly staffId: number };

const isNotified = (to: Notified) => ('vendorId' in to ? eq(staff.vendor_id, to.vendorId) : eq(staff.id, to.staffId));

/** A session whose time is over is deleted some minutes later. */
const ofOpenSession = (now: Date) =>
  and(eq(staff_session.id, staff_push_subscription.session_id), gt(staff_session.expires_at, now));

/** Their browsers. Of somebody who has left there is none. */
export const findStaffEndpoints = async (db: Db, to: Notified, now: Date) =>
  await db
    .select({ staff_id: staff_push_subscription.staff_id, endpoint: staff_push_subscription.endpoint })
    .from(staff_push_subscription)
    .innerJoin(staff, eq(staff.id, staff_push_subscription.staff_id))
    .innerJoin(staff_session, ofOpenSession(now))
    .where(and(isNotified(to), isNull(staff.ended_at)));

/** Only of somebody who has not left. */
export async function findStaffSubscription(
  db: Db,
  { staff_id, endpoint }: Pick<StoredStaffSubscription, 'staff_id' | 'endpoint'>,
  now: Date,
): Promise<StoredStaffSubscription | undefined> {
  const [found] = await db
    .select({ subscription: staff_push_subscription })
    .from(staff_push_subscription)
    .innerJoin(staff, and(eq(staff.id, staff_push_subscription.staff_id), isNull(staff.ended_at)))
    .innerJoin(staff_session, ofOpenSession(now))
    .where(isOwn(staff_id, endpoint));
  return found?.subscription;
}

/** As with customers: only a browser that says its keys is taken over, and of one person the newest are kept. */
export async function putStaffSubscription(
  tx: Transaction,
  subscription: StoredStaffSubscription,
  kept: number,
): Promise<boolean> {
  const { staff_id, p256dh, auth } = subscription;
  // One at a time, so that none is counted twice or not at all.
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staff_id)).for('no key update');
  const { rowCount } = await tx
    .insert(staff_push_subscription)
    .values(subscription)
    .onConflictDoUpdate({
      target: staff_push_subscription.endpoint,
      set: subscription,
      setWhere: sql`${staff_push_subscription.p256dh} = ${p256dh} and ${staff_push_subscription.auth} = ${auth}`,
    });
  if (rowCount === 0) return false;
  const newest = tx
    .select({ endpoint: staff_push_subscription.endpoint })
    .from(staff_push_subscription)
    .where(eq(staff_push_subscription.staff_id, staff_id))
    .orderBy(desc(staff_push_subscription.created_at), desc(staff_push_subscription.endpoint))
    .limit(kept);
  await tx
    .delete(staff_push_subscription)
    .where(
      and(eq(staff_push_subscription.staff_id, staff_id), sql`${staff_push_subscription.endpoint} not in ${newest}`),
    );
  return true;
}

export async function deleteStaffSubscription(db: Db, staffId: number, endpoint: string): Promise<void> {
  await db.delete(staff_push_subscription).where(isOwn(staffId, endpoint));
}
