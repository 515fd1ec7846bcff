import type { RiderOnDuty } from '@jara/domain/dispatch';
import { UNDER_WAY_STATUSES } from '@jara/domain/order';
import type { Transaction } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

/** More than are on duty in a city at once. */
const MOST_RIDERS = 1_000;

type Row = {
  readonly id: number;
  readonly order_count: number;
  readonly is_asked: boolean;
  readonly has_refused: boolean;
  readonly asked_at: string | null;
  readonly waits_since: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly located_at: string | null;
};

const momentOf = (at: string) => Date.parse(at);

/** Where they told that they are, or where they brought their last order, whichever was later. */
const LAST_PLACE = sql`(
  select latitude, longitude, located_at from rider_position where rider_position.rider_id = staff.id
  union all (
    select (brought.content #>> '{address,latitude}')::float8, (brought.content #>> '{address,longitude}')::float8,
      noted.created_at
    from customer_order brought join order_timeline noted on noted.order_id = brought.id and noted.action = 'ORDER_COMPLETED'
    where brought.rider_id = staff.id and brought.status = 'success' and brought.content -> 'address' <> 'null'
    order by brought.created_at desc limit 1
  )
  order by located_at desc limit 1
)`;

/** Who is on duty in a city, with what decides whether an order is offered to them. One statement, whoever they are. */
export async function findRidersOnDuty(
  tx: Transaction,
  { orderId, city_id }: { readonly orderId: number; readonly city_id: number },
  now: Date,
): Promise<RiderOnDuty[]> {
  const underWay = sql.param([...UNDER_WAY_STATUSES]);
  const { rows } = await tx.execute<Row>(sql`
    select staff.id, place.latitude, place.longitude, place.located_at,
      (select count(*)::integer from customer_order held
        where held.rider_id = staff.id and held.status = any(${underWay}::text[])) as order_count,
      exists (select from rider_offer asked
        where asked.rider_id = staff.id and asked.answer is null and asked.expires_at > ${now}) as is_asked,
      exists (select from rider_offer refused where refused.order_id = ${orderId} and refused.rider_id = staff.id
        and refused.answer = 'declined') or exists (select from order_event told where told.order_id = ${orderId}
        and told.action = 'RIDER_HANDED_BACK' and told.actor = 'rider ' || staff.id) as has_refused,
      (select max(offered_at) from rider_offer own
        where own.order_id = ${orderId} and own.rider_id = staff.id) as asked_at,
      greatest(duty.since, (select max(offered_at) from rider_offer own where own.rider_id = staff.id)) as waits_since
    from staff
    join rider_duty duty on duty.rider_id = staff.id and duty.since is not null
    left join lateral ${LAST_PLACE} as place on true
    where staff.city_id = ${city_id} and staff.role = 'rider' and staff.ended_at is null
    order by staff.id limit ${MOST_RIDERS}`);
  return rows.map(({ latitude, longitude, located_at, asked_at, waits_since, ...rider }) => ({
    ...{ ...rider, city_id, waits_since: momentOf(waits_since) },
    asked_at: asked_at === null ? undefined : momentOf(asked_at),
    place:
      latitude === null || longitude === null || located_at === null
        ? undefined
        : { latitude, longitude, at: momentOf(located_at) },
  }));
}
