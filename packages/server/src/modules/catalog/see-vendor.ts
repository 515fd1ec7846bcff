import type { TimeZone, Vendor } from '@jara/contract';
import { isOpenAt, type WallClock, wallClock } from '@jara/domain/catalog';
import type { StoredVendor } from './vendor.store.ts';

/** Stored vendors as they stand at this minute, each by the clock of its own zone. */
export function seeVendorsAt(now: Date): (stored: StoredVendor) => Vendor {
  const clocks = new Map<TimeZone, WallClock>();
  const clockOf = (zone: TimeZone): WallClock => {
    const clock = clocks.get(zone) ?? wallClock(zone, now);
    clocks.set(zone, clock);
    return clock;
  };
  return (stored) => ({
    ...stored,
    is_open: isOpenAt(stored.available_hours, clockOf(stored.time_zone)),
    liked_by_customer: false,
  });
}
