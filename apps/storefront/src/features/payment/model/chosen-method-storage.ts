import { storedJson } from '@jara/ui/browser/stored-value';
import { storedText } from '@/shared/browser/storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';
import { type ChosenMethod, chosenMethod } from '../api/chosen-method.ts';

const news = storageEvents('payment-method-chosen');

/** Spec §3: kept with the cart, and saved for later with it. */
const kept = storedText('selectedPaymentMethod');

/** Of a cart that was saved for later. What cannot be read counts as none. */
export function restoreChosenMethod(saved: unknown): void {
  kept.write(JSON.stringify(saved));
  news.notify();
}

export const storeChosenMethod = (chosen: ChosenMethod): void => restoreChosenMethod(chosen);

export const subscribeToChosenMethod = news.subscribe;

/** As last chosen; the same object until it changes. */
export const { read: readChosenMethod } = storedJson(
  kept,
  (json): ChosenMethod | undefined => chosenMethod.safeParse(json).data,
);
