import { createFlutterwave, type FlutterwaveSettings } from './flutterwave.ts';
import { createMonnify, type MonnifySettings } from './monnify.ts';
import { createMtnMomo, type MomoSettings } from './mtn-momo.ts';
import { createOpay, type OpaySettings } from './opay.ts';
import type { PaymentAdapters } from './payment-adapter.ts';
import { createPaystack, type PaystackSettings } from './paystack.ts';
import { createPocket, type PocketSettings } from './pocket.ts';

/** Of the providers in use. */
export type PaymentSettings = {
  readonly paystack?: PaystackSettings;
  readonly monnify?: MonnifySettings;
  readonly flutterwave?: FlutterwaveSettings;
  readonly opay?: OpaySettings;
  readonly pocket?: PocketSettings;
  readonly mtn_momo?: MomoSettings;
};

export function createPaymentAdapters(settings: PaymentSettings): PaymentAdapters {
  const { paystack, monnify, flutterwave, opay, pocket, mtn_momo } = settings;
  return {
    ...(paystack && { paystack: createPaystack(paystack) }),
    ...(monnify && { monnify: createMonnify(monnify) }),
    ...(flutterwave && { flutterwave: createFlutterwave(flutterwave) }),
    ...(opay && { opay: createOpay(opay) }),
    ...(pocket && { pocket: createPocket(pocket) }),
    ...(mtn_momo && { mtn_momo: createMtnMomo(mtn_momo) }),
  };
}
