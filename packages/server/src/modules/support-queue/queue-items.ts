import { greatCircleKm } from '@jara/domain/location';
import { preorderSlot } from '@jara/domain/order';
import { concernOf, type OpenOrder } from '@jara/domain/support-queue';
import type { Db } from '../../db/client.ts';
import { type FoundOrder, findOpenOrders } from './open-order.store.ts';
import { findTroubles, MOST_OF_A_KIND, type Trouble } from './trouble.store.ts';

function kmOf({ vendor, address }: FoundOrder): number {
  if (!address) return 0;
  return greatCircleKm({ x: vendor.longitude, y: vendor.latitude }, { x: address.longitude, y: address.latitude });
}

const factsOf = (found: FoundOrder): OpenOrder => ({
  ...{ class: found.class, status: found.status, km: kmOf(found), deliveryMinutes: found.vendor.delivery_minutes },
  paidAt: (found.paid_at ?? found.created_at).getTime(),
  readyAt: found.ready_at?.getTime(),
  hasRider: found.rider_id !== null,
  isDeliveredByVendor: found.self_delivery ?? false,
  rideSince: found.ride_since?.getTime(),
  isRedelivery: found.is_redelivery,
  riderHeardAt: found.located_at?.getTime(),
  slot: preorderSlot(found),
});

function troubleOf(found: FoundOrder, now: Date): Trouble | undefined {
  const concern = concernOf(factsOf(found), now.getTime());
  if (!concern) return undefined;
  return {
    ...{ kind: concern.kind, since: new Date(concern.since), subject: String(found.id), order_id: found.id },
    ...{ about: found.vendor.name, amount: null, currency: null },
  };
}

const byAge = (one: Trouble, other: Trouble) =>
  one.since.getTime() - other.since.getTime() ||
  (`${one.kind}~${one.subject}` < `${other.kind}~${other.subject}` ? -1 : 1);

/** These say nothing of where the order is. */
const IS_OF_MONEY: ReadonlySet<Trouble['kind']> = new Set(['PAYMENT_IN_DOUBT', 'APPROVAL_WAITING']);

/** All that needs somebody, the oldest first. An order is told once, by what somebody has to decide before all else. */
export async function findQueue(db: Db, now: Date): Promise<Trouble[]> {
  const written = await findTroubles(db, now);
  const told = new Set(written.flatMap(({ kind, order_id }) => (IS_OF_MONEY.has(kind) ? [] : order_id)));
  const counts = new Map<string, number>();
  const concerns = (await findOpenOrders(db, now)).flatMap((found) => {
    const trouble = told.has(found.id) ? undefined : troubleOf(found, now);
    if (!trouble) return [];
    const count = (counts.get(trouble.kind) ?? 0) + 1;
    counts.set(trouble.kind, count);
    return count > MOST_OF_A_KIND ? [] : [trouble];
  });
  return [...written, ...concerns].sort(byAge);
}
