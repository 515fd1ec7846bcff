import type { DeliveryTime } from '@jara/domain/preorder';
import { keptValue } from '@/shared/browser/kept-value.ts';
import { storageNews } from '@/shared/browser/storage-news.ts';

/** Spec §3: kept with the cart, under keys of their own. */
const KEYS = { date: 'deliveryDate', range: 'timeRange' } as const;

const news = storageNews('delivery-time-chosen');

const kept = keptValue<DeliveryTime>({
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
  news.tell();
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
