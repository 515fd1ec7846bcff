import type { Currency, MinorUnits, ProviderChannel } from '@jara/contract';
import { flutterwave } from '@jara/processor-fixtures/flutterwave';
import { monnify } from '@jara/processor-fixtures/monnify';
import { mtnMomo } from '@jara/processor-fixtures/mtn-momo';
import { opay } from '@jara/processor-fixtures/opay';
import { paystack } from '@jara/processor-fixtures/paystack';
import { pocket } from '@jara/processor-fixtures/pocket';
import { createFlutterwave } from '../processors/payments/flutterwave.ts';
import { createMonnify } from '../processors/payments/monnify.ts';
import { createMtnMomo } from '../processors/payments/mtn-momo.ts';
import { createOpay } from '../processors/payments/opay.ts';
import type { CardToCharge, PaymentToStart } from '../processors/payments/payment-adapter.ts';
import { createPaystack } from '../processors/payments/paystack.ts';
import { createPocket } from '../processors/payments/pocket.ts';

/** Where the golden replies send payers. */
export const CHECKOUT = 'https://checkout.test';
const checkout_origins = [CHECKOUT];

type GoldenPayment = Omit<PaymentToStart, 'amount'> & {
  readonly amount: number;
  readonly channel: ProviderChannel;
  readonly currency: Currency;
};

export const toStart = (payment: GoldenPayment, amount = payment.amount): PaymentToStart => ({
  ...payment,
  amount: amount as MinorUnits,
});

export const toCharge = (
  payment: GoldenPayment,
  card: { readonly token: string; readonly email: string },
): CardToCharge => ({ ...toStart(payment), ...card });

/** The adapters with the golden keys, against the given address. */
export const goldenAdapters = {
  paystack: (url: string, more: object = {}) =>
    createPaystack({
      url,
      ...paystack.settings,
      script_url: `${url}/paystack/inline.js`,
      checkout_origins,
      ...more,
    }),
  monnify: (url: string, more: object = {}) => createMonnify({ url, ...monnify.settings, checkout_origins, ...more }),
  flutterwave: (url: string, more: object = {}) =>
    createFlutterwave({
      url,
      ...flutterwave.settings,
      script_url: `${url}/flutterwave/v3.js`,
      checkout_origins,
      ...more,
    }),
  opay: (url: string, more: object = {}) =>
    createOpay({ url, ...opay.settings, callback_signature: 'sha3-512', checkout_origins, ...more }),
  pocket: (url: string, more: object = {}) => createPocket({ url, ...pocket.settings, ...more }),
  mtn_momo: (url: string, more: object = {}) =>
    createMtnMomo({
      NG: { url, ...mtnMomo.settings.NG, ...more },
      GH: { url, ...mtnMomo.settings.GH, ...more },
    }),
};
