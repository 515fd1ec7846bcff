import { type DeliveryTime, offeredSlot, type PreorderVendor } from '@jara/domain/preorder';
import { storedValue } from '@/shared/browser/storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

/** Spec §3: kept with the cart, under keys of their own. */
const KEYS = { date: 'deliveryDate', range: 'timeRange' } as const;

const news = storageEvents('delivery-time-chosen');

const kept = storedValue<DeliveryTime>({
  read: (storage) => ({
    deliveryDate: storage.getItem(KEYS.date) ?? '',
    timeRange: storage.getItem(KEYS.range) ?? '',
  }),
  write(storage, { deliveryDate, timeRange }) {
    storage.setItem(KEYS.date, deliveryDate);
    storage.setItem(KEYS.range, timeRange);
  },
});

export function chooseTime(chosen: DeliveryTime): void {
  kept.write(chosen);
  news.notify();
}

export const subscribeToTime = news.subscribe;

let seen: DeliveryTime | undefined;

/** As last chosen, whether it is still offered or not; the same object until it changes. */
export function chosenTime(): DeliveryTime | undefined {
  const { deliveryDate, timeRange } = kept.read() ?? { deliveryDate: '', timeRange: '' };
  if (!deliveryDate || !timeRange) return undefined;
  if (seen?.deliveryDate !== deliveryDate || seen.timeRange !== timeRange) seen = { deliveryDate, timeRange };
  return seen;
}

/** A range is saved without its day: it is meant for the day that was chosen last, and taken where it is offered then. */
export function restoreRange(vendor: PreorderVendor, timeRange: string, now: Date): void {
  const deliveryDate = kept.read()?.deliveryDate;
  const chosen = deliveryDate ? { deliveryDate, timeRange } : undefined;
  if (chosen && offeredSlot(vendor, chosen, now)) chooseTime(chosen);
}
