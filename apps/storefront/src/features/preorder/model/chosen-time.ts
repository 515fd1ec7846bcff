import type { DeliveryTime } from '@jara/domain/preorder';
import { quietly } from '@/shared/browser/local-storage.ts';
import { storageNews } from '@/shared/browser/storage-news.ts';

/** Spec §3: kept with the cart, under keys of their own. */
const KEYS = { date: 'deliveryDate', range: 'timeRange' } as const;

const news = storageNews('delivery-time-chosen');

// A storage that refuses keeps nothing: the choice then lasts as long as the page.
let unkept: DeliveryTime | undefined;

export function chooseTime(chosen: DeliveryTime): void {
  unkept = chosen;
  quietly((storage) => {
    storage.setItem(KEYS.date, chosen.deliveryDate);
    storage.setItem(KEYS.range, chosen.timeRange);
    unkept = undefined;
  });
  news.tell();
}

export const subscribeToTime = news.subscribe;

let seen: DeliveryTime | undefined;

/** As last chosen, whether it is still offered or not; the same object until it changes. */
export function chosenTime(): DeliveryTime | undefined {
  const kept = quietly((storage) => ({
    deliveryDate: storage.getItem(KEYS.date) ?? '',
    timeRange: storage.getItem(KEYS.range) ?? '',
  }));
  const { deliveryDate, timeRange } = unkept ?? kept ?? { deliveryDate: '', timeRange: '' };
  if (!deliveryDate || !timeRange) return undefined;
  if (seen?.deliveryDate !== deliveryDate || seen.timeRange !== timeRange) seen = { deliveryDate, timeRange };
  return seen;
}
