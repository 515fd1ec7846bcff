import type { TimeZone, Vendor } from '@jara/contract';
import { closedDaysAt, isOpenAt, offerAt, type WallClock, wallClock } from '@jara/domain/catalog';
import { deliveryTo } from '@jara/domain/pricing';
import type { StoredVendor } from './vendor.store.ts';

/** What can be switched for everyone. */
export type Switches = { readonly chowpass_enabled: boolean };

/** What the clock says in each zone, looked up once. */
function clocksAt(now: Date): (zone: TimeZone) => WallClock {
  const clocks = new Map<TimeZone, WallClock>();
  return (zone) => {
    const clock = clocks.get(zone) ?? wallClock(zone, now);
    clocks.set(zone, clock);
    return clock;
  };
}

/** As it stands at a moment, with what it stands at another one by. */
export type SeenVendor = Vendor & Pick<StoredVendor, 'controls'>;

type Offer = ReturnType<typeof offerAt> & Pick<Vendor, 'closed_days'>;

const isOffer = (vendor: Vendor, offer: Offer) =>
  vendor.closed_days === offer.closed_days &&
  vendor.is_temporarily_unavailable === offer.is_temporarily_unavailable &&
  vendor.delivery_minutes === offer.delivery_minutes;

/**
 * Vendors as they stand at this minute, each by the clock of its own zone: of what is stored, or of how they stood at
 * another minute, which is the same object where nothing has changed. While Chowpass is off, nobody has it.
 */
export function vendorAt(now: Date, { chowpass_enabled }: Switches): (known: StoredVendor | SeenVendor) => SeenVendor {
  const clockOf = clocksAt(now);
  return (known) => {
    const closed_days = closedDaysAt({ ...known, paused_until: known.controls.paused_until }, now);
    const is_open = isOpenAt({ ...known, closed_days }, clockOf(known.time_zone));
    const offer = { ...offerAt(known.controls, now), closed_days };
    if ('is_open' in known && known.is_open === is_open && isOffer(known, offer)) return known;
    return {
      ...known,
      ...offer,
      is_open,
      is_for_address: false,
      liked_by_customer: false,
      is_chowpass_vendor: chowpass_enabled && known.is_chowpass_vendor,
    };
  };
}

/** Vendors with price and minutes of a delivery to a point at this minute; without a point, those of the vendor itself. */
export function vendorFor(now: Date, point: Vendor['coordinate'] | undefined): (vendor: Vendor) => Vendor {
  if (!point) return (vendor) => vendor;
  const clockOf = clocksAt(now);
  return (vendor) => ({
    ...vendor,
    ...deliveryTo(vendor, point, clockOf(vendor.time_zone).time),
    is_for_address: true,
  });
}
