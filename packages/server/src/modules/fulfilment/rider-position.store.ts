import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

type Point = { readonly latitude: number; readonly longitude: number };

/**
 * Where a rider is now, told on the channel `order` to whoever waits for what they bring; at most once a second, so that
 * no rider can flood it. An older position never takes the place of a newer one.
 */
export async function setRiderPosition(
  db: Db,
  riderId: number,
  { latitude, longitude }: Point,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with located as (
      insert into rider_position (rider_id, latitude, longitude, located_at)
      values (${riderId}, ${latitude}, ${longitude}, ${now}::timestamptz)
      on conflict (rider_id) do update
        set latitude = excluded.latitude, longitude = excluded.longitude, located_at = excluded.located_at
        where rider_position.located_at <= excluded.located_at - interval '1 second'
      returning located_at
    )
    select pg_notify('order', json_build_object('event', 'position', 'customer_id', o.customer_id, 'order_id', o.id,
      'latitude', ${latitude}::float8, 'longitude', ${longitude}::float8, 'at', ${now.toISOString()}::text)::text)
    from located, customer_order o
    where o.rider_id = ${riderId} and o.status in ('in_transit', 'arrived')`);
}
