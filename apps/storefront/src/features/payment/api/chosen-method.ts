import { currency, PAYMENT_CHANNELS, paymentMethod } from '@jara/contract';
import { z } from 'zod';

/** Spec §3: a payment method as it was chosen, with what its payment needs besides. */
export const chosenMethod = paymentMethod.extend({
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
