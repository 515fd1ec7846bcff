import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';
import { storedText } from '@/shared/browser/stored-value.ts';
import { type ChosenMethod, chosenMethod } from '../api/chosen-method.ts';

/** Spec §3: kept with the cart, and saved for later with it. */
const KEY = 'selectedPaymentMethod';
const news = storageEvents('payment-method-chosen');

const kept = storedText(KEY);

function write(text: string | null): void {
  kept.write(text);
  news.notify();
}

export const storeChosenMethod = (chosen: ChosenMethod): void => write(JSON.stringify(chosen));

/** Of a cart that was saved for later. What cannot be read counts as none. */
export const restoreChosenMethod = (saved: unknown): void => write(JSON.stringify(saved));

export const subscribeToChosenMethod = news.subscribe;

let seen: { readonly text: string; readonly chosen: ChosenMethod | undefined } | undefined;

/** As last chosen; the same object until it changes. */
export function readChosenMethod(): ChosenMethod | undefined {
  const text = kept.read() ?? '';
  if (seen?.text !== text) {
    seen = { text, chosen: chosenMethod.safeParse(tryOrUndefined((): unknown => JSON.parse(text))).data };
  }
  return seen.chosen;
}
