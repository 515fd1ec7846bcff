import type { RiderOffer } from '@jara/contract';
import { partOfTown } from '@jara/domain/dispatch';
import { greatCircleKm } from '@jara/domain/location';
import { countDishes, orderShares } from '@jara/domain/order';
import type { OpenOffer } from './offer.store.ts';

const tenths = (km: number) => Math.round(km * 10) / 10;

/** What a rider has to know to decide; whose it is and where they live follows once it is theirs. */
export function shownOffer({ offer, order, issues }: OpenOffer, now: Date): RiderOffer {
  const { vendor, address, items, lines, package: carried } = order.content;
  const from = { x: vendor.longitude, y: vendor.latitude };
  const shares = orderShares({
    ...{ items: 0, commissionPercent: 0, redelivery: 0, lines },
    delivery_amount: order.delivery_amount,
  });
  return {
    ...{ id: offer.id, order_id: order.id, class: order.class },
    is_ready: order.class === 'package_delivery' || order.status === 'ready_for_pickup',
    expires_at: offer.expires_at.toISOString(),
    ms_left: Math.max(0, offer.expires_at.getTime() - now.getTime()),
    pickup: {
      name: vendor.name,
      address: carried ? partOfTown(vendor.address) : vendor.address,
      km: offer.km === null ? null : tenths(offer.km),
    },
    dropoff: address && {
      part_of_town: partOfTown(address.display_name),
      km: tenths(greatCircleKm(from, { x: address.longitude, y: address.latitude })),
    },
    item_count: countDishes(items, issues),
    earns: shares.delivery as RiderOffer['earns'],
    currency: order.currency,
  };
}
