import { UNDER_WAY_STATUSES } from '@jara/domain/order';
import type { Db, Transaction } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { city, rider_duty, staff } from '../../db/schema/index.ts';

type Point = { readonly latitude: number; readonly longitude: number };

/** Whoever comes on duty again has missed nothing. Doing so again changes nothing. */
export async function setOnDuty(tx: Transaction, rider_id: number, now: Date): Promise<void> {
  await tx
    .insert(rider_duty)
    .values({ rider_id, since: now })
    .onConflictDoUpdate({
      target: rider_duty.rider_id,
      set: { since: sql`coalesce(${rider_duty.since}, excluded.since)`, missed_offers: 0 },
    });
}

export async function setOffDuty(tx: Transaction, rider_id: number): Promise<void> {
  await tx.update(rider_duty).set({ since: null, missed_offers: 0 }).where(eq(rider_duty.rider_id, rider_id));
}

export async function forgetMissedOffers(tx: Transaction, rider_id: number): Promise<void> {
  await tx.update(rider_duty).set({ missed_offers: 0 }).where(eq(rider_duty.rider_id, rider_id));
}

/** Where a rider who has no order yet begins to wait. Nobody is told. */
export async function setWaitingPlace(
  tx: Transaction,
  riderId: number,
  { latitude, longitude }: Point,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into rider_position (rider_id, latitude, longitude, located_at)
    values (${riderId}, ${latitude}, ${longitude}, ${now}::timestamptz)
    on conflict (rider_id) do update
      set latitude = excluded.latitude, longitude = excluded.longitude, located_at = excluded.located_at
      where rider_position.located_at < excluded.located_at`);
}

export async function findDuty(db: Db, riderId: number) {
  const underWay = sql.param([...UNDER_WAY_STATUSES]);
  const [found] = await db
    .select({
      name: staff.name,
      city: city.display_name,
      since: rider_duty.since,
      missed_offers: rider_duty.missed_offers,
      order_count: sql<number>`(select count(*)::integer from customer_order held
        where held.rider_id = ${staff.id} and held.status = any(${underWay}::text[]))`,
    })
    .from(staff)
    .leftJoin(city, eq(city.id, staff.city_id))
    .leftJoin(rider_duty, eq(rider_duty.rider_id, staff.id))
    .where(and(eq(staff.id, riderId), eq(staff.role, 'rider')));
  return found;
}
