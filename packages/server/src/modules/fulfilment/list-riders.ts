import type { DataOf, opsEndpoints } from '@jara/contract';
import { kmBetween } from '@jara/domain/dispatch';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { ridesWhereOrdered, type Staff } from '../identity/index.ts';
import { findRiders } from './rider.store.ts';
import { findInScope } from './staff-order.store.ts';

type Shown = DataOf<typeof opsEndpoints.listRiders>;
type Point = { readonly latitude: number; readonly longitude: number };
type Found = Awaited<ReturnType<typeof findRiders>>[number];

/** After that nobody knows where a rider is. */
const PLACE_HOLDS_MS = 30 * 60_000;

function kmOf({ latitude, longitude, located_at }: Found, to: Point | undefined, now: Date): number | null {
  if (!to || latitude === null || longitude === null || located_at === null) return null;
  const isOld = now.getTime() - located_at.getTime() > PLACE_HOLDS_MS;
  return isOld ? null : Math.round(kmBetween({ latitude, longitude }, to) * 10) / 10;
}

const far = (km: number | null) => km ?? Number.POSITIVE_INFINITY;

/** Whom an order can be given to by hand: of its city, on duty first, then by load and nearness. */
export async function listRiders(
  db: Db,
  member: Staff<'support'>,
  orderId: number | undefined,
  now: Date,
): Promise<Outcome<Shown>> {
  const order = orderId === undefined ? undefined : await findInScope(db, member, orderId);
  const riders = (await findRiders(db, order?.id))
    .filter((rider) => !order || ridesWhereOrdered(rider, order.currency))
    .map((rider) => ({ ...rider, km: kmOf(rider, order?.content.vendor, now) }));
  return succeed(
    riders
      .toSorted(
        (a, b) =>
          Number(b.is_on_duty) - Number(a.is_on_duty) ||
          a.order_count - b.order_count ||
          (far(a.km) === far(b.km) ? a.id - b.id : far(a.km) - far(b.km)),
      )
      .map(({ id, name, phone, order_count, is_on_duty, city, km }) => ({
        ...{ id, name, phone: `+${phone}`, city, is_on_duty, order_count, km },
      })),
  );
}
