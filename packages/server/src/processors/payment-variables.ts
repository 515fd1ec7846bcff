import { PAYMENT_PROVIDERS } from '@jara/contract';
import { z } from 'zod';
import { address, addresses, key } from './read-variables.ts';

const isProvider = (name: string) => (PAYMENT_PROVIDERS as readonly string[]).includes(name);
const providers = z
  .string()
  .transform((list) => list.replaceAll(/\s/g, ''))
  .refine((list) => list.split(',').every(isProvider), `must list some of ${PAYMENT_PROVIDERS.join(', ')}, with commas`)
  .optional();

/** The environment of the payment providers. */
export const paymentVariables = {
  /** Those in use; the channels of all others are not offered. */
  PAYMENT_PROVIDERS: providers,
  /** Where OPay and MTN send their callbacks, up to the provider's name: https://jara.example/api/webhooks. */
  PAYMENT_WEBHOOK_URL: address,
  PAYSTACK_URL: address,
  PAYSTACK_SECRET_KEY: key,
  PAYSTACK_PUBLIC_KEY: key,
  PAYSTACK_CHECKOUT_URL: addresses,
  PAYSTACK_SCRIPT_URL: address,
  MONNIFY_URL: address,
  MONNIFY_API_KEY: key,
  MONNIFY_SECRET_KEY: key,
  MONNIFY_CONTRACT_CODE: key,
  MONNIFY_CHECKOUT_URL: addresses,
  FLUTTERWAVE_URL: address,
  FLUTTERWAVE_SECRET_KEY: key,
  FLUTTERWAVE_PUBLIC_KEY: key,
  FLUTTERWAVE_SECRET_HASH: key,
  FLUTTERWAVE_CHECKOUT_URL: addresses,
  FLUTTERWAVE_SCRIPT_URL: address,
  OPAY_URL: address,
  OPAY_MERCHANT_ID: key,
  OPAY_PUBLIC_KEY: key,
  OPAY_PRIVATE_KEY: key,
  OPAY_CHECKOUT_URL: addresses,
  OPAY_CALLBACK_SIGNATURE: z.enum(['sha3-512', 'sha512'], { error: "must be 'sha3-512' or 'sha512'" }).optional(),
  POCKET_URL: address,
  POCKET_SECRET_KEY: key,
  MOMO_NG_URL: address,
  MOMO_NG_SUBSCRIPTION_KEY: key,
  MOMO_NG_API_USER: key,
  MOMO_NG_API_KEY: key,
  MOMO_NG_TARGET_ENVIRONMENT: key,
  MOMO_GH_URL: address,
  MOMO_GH_SUBSCRIPTION_KEY: key,
  MOMO_GH_API_USER: key,
  MOMO_GH_API_KEY: key,
  MOMO_GH_TARGET_ENVIRONMENT: key,
};

const Variables = z.object(paymentVariables);
export type PaymentVariables = z.infer<typeof Variables>;

/** What each provider is used with: all of these, or the sandbox. */
export const PAYMENT_KEYS = {
  paystack: ['PAYSTACK_SECRET_KEY', 'PAYSTACK_PUBLIC_KEY'],
  monnify: ['MONNIFY_API_KEY', 'MONNIFY_SECRET_KEY', 'MONNIFY_CONTRACT_CODE'],
  flutterwave: ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_PUBLIC_KEY', 'FLUTTERWAVE_SECRET_HASH'],
  opay: ['OPAY_MERCHANT_ID', 'OPAY_PUBLIC_KEY', 'OPAY_PRIVATE_KEY'],
  pocket: ['POCKET_SECRET_KEY'],
  momo_ng: ['MOMO_NG_SUBSCRIPTION_KEY', 'MOMO_NG_API_USER', 'MOMO_NG_API_KEY'],
  momo_gh: ['MOMO_GH_SUBSCRIPTION_KEY', 'MOMO_GH_API_USER', 'MOMO_GH_API_KEY'],
} as const satisfies Record<string, readonly (keyof PaymentVariables)[]>;
