import { currency, PAYMENT_CHANNELS, paymentMethod } from '@jara/contract';
import { z } from 'zod';
import { storedJson, storedText } from '@/shared/browser/storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

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
