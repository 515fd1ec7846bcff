import { deliveryDates, type PreorderVendor, type Slot, slotsOn } from './slots.ts';

/**
 * What is kept of a choice and sent with an order. `deliveryDate` is the day on which the vendor opens; a range that
 * begins or ends past midnight is still that day's.
 */
export type DeliveryTime = {
  readonly deliveryDate: string;
  /** 'HH:mm-HH:mm' on the vendor's clock. */
  readonly timeRange: string;
};

const clockText = (time: number) =>
  `${String(Math.floor(time / 100) % 24).padStart(2, '0')}:${String(time % 100).padStart(2, '0')}`;

export const timeRangeOf = ({ start, end }: Slot): string => `${clockText(start)}-${clockText(end)}`;

/** The slot behind a choice; undefined for what the vendor does not offer, or no longer does. */
export function offeredSlot(
  vendor: PreorderVendor,
  { deliveryDate, timeRange }: DeliveryTime,
  now: Date,
): Slot | undefined {
  if (!deliveryDates(vendor, now).includes(deliveryDate)) return undefined;
  return slotsOn(vendor, deliveryDate, now).find((slot) => timeRangeOf(slot) === timeRange);
}
