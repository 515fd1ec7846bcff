import type { TimeZone, Vendor } from '@jara/contract';
import { isOpenAt, type WallClock, wallClock } from '@jara/domain/catalog';
import type { StoredVendor } from './vendor.store.ts';

/** What can be switched for everyone. */
export type Switches = { readonly chowpass_enabled: boolean };

/** Stored vendors as they stand at this minute, each by the clock of its own zone. While Chowpass is off, nobody has it. */
export function vendorAt(now: Date, { chowpass_enabled }: Switches): (stored: StoredVendor) => Vendor {
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
    is_chowpass_vendor: chowpass_enabled && stored.is_chowpass_vendor,
  });
}
