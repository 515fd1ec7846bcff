import { currency, PAYMENT_CHANNELS, paymentMethod } from '@jara/contract';
import { z } from 'zod';
import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';
import { storedText } from '@/shared/browser/stored-value.ts';

/** Spec §3: a payment method as it was chosen, with what its payment needs besides. */
const chosenMethod = paymentMethod.extend({
  currency,
  /** How its payment is started. The wallet and a saved card have none: the server charges them itself. */
  channel: z.enum(PAYMENT_CHANNELS).exclude(['wallet']).nullable(),
  pocket_tag: z.string().optional(),
  momo_account_number: z.string().optional(),
  /** Consent to save the card that is paid with. */
  save_card: z.boolean(),
  split_payment_with_wallet: z.boolean(),
});
export type ChosenMethod = Readonly<z.infer<typeof chosenMethod>>;

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
