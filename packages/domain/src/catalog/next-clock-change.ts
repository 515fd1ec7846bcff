import type { Vendor } from '@jara/contract';
import { nextControlEnd, type VendorControls } from './vendor-controls.ts';

type Timed = Pick<Vendor, 'available_hours' | 'preorder_configuration'> & { readonly controls: VendorControls };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** 2359 is how people write the end of the day, which is a full hour. */
const minuteOf = (time: number) => (time === 2359 ? 0 : time % 100);

/** The minutes of an hour that a vendor's own times name: it opens, closes or begins a slot at none but these. */
function minutesNamed({ available_hours, preorder_configuration }: Timed): number[] {
  const spans = Object.values(available_hours).flatMap((span) => (span ? [span.opening, span.closing] : []));
  const { menu_ready_time = null, cutoff_order_time = null } = preorder_configuration ?? {};
  return [...spans, menu_ready_time, cutoff_order_time].flatMap((time) => (time === null ? [] : minuteOf(time)));
}

/**
 * Until when everything that can be said of these vendors stays true, as far as the clock is concerned. Days, busy hours
 * and zones turn at full hours, slots are stepped hourly; the rest happens at the minutes that their times name, and when what a vendor has set ends by itself.
 */
export function nextClockChange(vendors: readonly Timed[], now: Date): Date {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const passed = Math.floor((now.getTime() - hour) / MINUTE_MS);
  let next = 60;
  let until = hour + HOUR_MS;
  for (const vendor of vendors) {
    for (const minute of minutesNamed(vendor)) if (minute > passed && minute < next) next = minute;
    until = Math.min(until, nextControlEnd(vendor.controls, now)?.getTime() ?? until);
  }
  return new Date(Math.min(until, hour + next * MINUTE_MS));
}
