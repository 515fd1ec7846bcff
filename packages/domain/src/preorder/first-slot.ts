import { clockText, dateIn } from '../catalog/index.ts';
import { dayOf, shortWeekday } from './slot-text.ts';
import { deliveryDates, type PreorderVendor, type Slot, slotsOn } from './slots.ts';
import { refuseClass } from './vendor-classes.ts';

/** `date` is the day on which the vendor opens, as in a choice of delivery time. */
export type FirstSlot = { readonly date: string; readonly slot: Slot; readonly today: string };

/** The earliest slot that can be chosen; undefined where no pre-orders are taken, or none within the days offered. */
export function firstSlot(vendor: PreorderVendor, now: Date): FirstSlot | undefined {
  if (refuseClass(vendor.vendor_class, 'preorder_delivery')) return undefined;
  const [date] = deliveryDates(vendor, now);
  const slot = date === undefined ? undefined : slotsOn(vendor, date, now)[0];
  return date !== undefined && slot ? { date, slot, today: dateIn(vendor.time_zone, now) } : undefined;
}

/** 'today 8 AM', 'Tue 8 AM'. All dates offered lie within a week, so that the weekday says which. */
export function slotStartText({ date, slot, today }: FirstSlot): string {
  const day = dayOf(date, slot.start);
  return `${day === today ? 'today' : shortWeekday(day)} ${clockText(slot.start)}`;
}
