import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

type Point = { readonly latitude: number; readonly longitude: number };

/** How often a phone is listened to, so that no rider can flood those who wait. */
const POSITION_EVERY_SECONDS = 5;

/**
 * Where a rider is now, told on the channel `order` to whoever waits for what they bring. It is written down while they
 * have an order, and at no other time; an older position never takes the place of a newer one. Gives whether they have one.
 */
export async function setRiderPosition(
  db: Db,
  riderId: number,
  { latitude, longitude }: Point,
  now: Date,
  everySeconds = POSITION_EVERY_SECONDS,
): Promise<boolean> {
  const { rows } = await db.execute<{ is_used: boolean }>(sql`
    with held as (
      select id, customer_id, status from customer_order
      where rider_id = ${riderId} and status in ('accepted_by_driver', 'awaiting_pickup', 'in_transit', 'arrived')
    ), located as (
      insert into rider_position (rider_id, latitude, longitude, located_at)
      select ${riderId}::integer, ${latitude}::float8, ${longitude}::float8, ${now}::timestamptz
      where exists (select from held)
      on conflict (rider_id) do update
        set latitude = excluded.latitude, longitude = excluded.longitude, located_at = excluded.located_at
        where rider_position.located_at <= excluded.located_at - make_interval(secs => ${everySeconds})
      returning located_at
    ), announced as (
      select pg_notify('order', json_build_object('event', 'position', 'customer_id', held.customer_id,
        'order_id', held.id, 'latitude', ${latitude}::float8, 'longitude', ${longitude}::float8,
        'at', ${now.toISOString()}::text)::text)
      from located, held where held.status in ('in_transit', 'arrived')
    )
    select exists (select from held) as is_used, (select count(*) from announced) as announced`);
  return rows[0]?.is_used ?? false;
}
