import type { CountryCode, PaymentProvider } from '@jara/contract';
import { PAYMENT_KEYS, type PaymentVariables } from './payment-variables.ts';
import type { PaymentSettings } from './payments/create-payment-adapters.ts';
import type { FlutterwaveSettings } from './payments/flutterwave.ts';
import type { MonnifySettings } from './payments/monnify.ts';
import type { MomoAccount, MomoSettings } from './payments/mtn-momo.ts';
import type { OpaySettings } from './payments/opay.ts';
import type { PaystackSettings } from './payments/paystack.ts';
import type { PocketSettings } from './payments/pocket.ts';
import { hasKeys, originsOf, SANDBOX_KEY } from './read-variables.ts';

function paystack(given: PaymentVariables, sandbox: string): PaystackSettings {
  const isReal = hasKeys(given, 'PAYSTACK_', PAYMENT_KEYS.paystack);
  return {
    url: isReal ? (given.PAYSTACK_URL ?? 'https://api.paystack.co') : `${sandbox}/paystack`,
    secret_key: given.PAYSTACK_SECRET_KEY ?? SANDBOX_KEY,
    public_key: given.PAYSTACK_PUBLIC_KEY ?? SANDBOX_KEY,
    script_url: isReal
      ? (given.PAYSTACK_SCRIPT_URL ?? 'https://js.paystack.co/v2/inline.js')
      : `${sandbox}/paystack/inline.js`,
    checkout_origins: originsOf(isReal ? (given.PAYSTACK_CHECKOUT_URL ?? 'https://checkout.paystack.com') : sandbox),
  };
}

function monnify(given: PaymentVariables, sandbox: string): MonnifySettings {
  const isReal = hasKeys(given, 'MONNIFY_', PAYMENT_KEYS.monnify);
  const checkout = given.MONNIFY_CHECKOUT_URL ?? 'https://sdk.monnify.com,https://sandbox.sdk.monnify.com';
  return {
    url: isReal ? (given.MONNIFY_URL ?? 'https://api.monnify.com') : `${sandbox}/monnify`,
    api_key: given.MONNIFY_API_KEY ?? SANDBOX_KEY,
    secret_key: given.MONNIFY_SECRET_KEY ?? SANDBOX_KEY,
    contract_code: given.MONNIFY_CONTRACT_CODE ?? SANDBOX_KEY,
    checkout_origins: originsOf(isReal ? checkout : sandbox),
  };
}

function flutterwave(given: PaymentVariables, sandbox: string): FlutterwaveSettings {
  const isReal = hasKeys(given, 'FLUTTERWAVE_', PAYMENT_KEYS.flutterwave);
  return {
    url: isReal ? (given.FLUTTERWAVE_URL ?? 'https://api.flutterwave.com') : `${sandbox}/flutterwave`,
    secret_key: given.FLUTTERWAVE_SECRET_KEY ?? SANDBOX_KEY,
    public_key: given.FLUTTERWAVE_PUBLIC_KEY ?? SANDBOX_KEY,
    secret_hash: given.FLUTTERWAVE_SECRET_HASH ?? SANDBOX_KEY,
    script_url: isReal
      ? (given.FLUTTERWAVE_SCRIPT_URL ?? 'https://checkout.flutterwave.com/v3.js')
      : `${sandbox}/flutterwave/v3.js`,
    checkout_origins: originsOf(
      isReal ? (given.FLUTTERWAVE_CHECKOUT_URL ?? 'https://checkout.flutterwave.com') : sandbox,
    ),
  };
}

const callbackUrl = ({ PAYMENT_WEBHOOK_URL }: PaymentVariables, provider: PaymentProvider) =>
  PAYMENT_WEBHOOK_URL && `${PAYMENT_WEBHOOK_URL}/${provider}`;

function opay(given: PaymentVariables, sandbox: string): OpaySettings {
  const isReal = hasKeys(given, 'OPAY_', PAYMENT_KEYS.opay);
  const checkout =
    given.OPAY_CHECKOUT_URL ?? 'https://cashier.opaycheckout.com,https://sandboxcashier.opaycheckout.com';
  return {
    url: isReal ? (given.OPAY_URL ?? 'https://liveapi.opaycheckout.com') : `${sandbox}/opay`,
    merchant_id: given.OPAY_MERCHANT_ID ?? SANDBOX_KEY,
    public_key: given.OPAY_PUBLIC_KEY ?? SANDBOX_KEY,
    private_key: given.OPAY_PRIVATE_KEY ?? SANDBOX_KEY,
    callback_signature: given.OPAY_CALLBACK_SIGNATURE ?? 'sha3-512',
    callback_url: callbackUrl(given, 'opay'),
    checkout_origins: originsOf(isReal ? checkout : sandbox),
  };
}

function pocket(given: PaymentVariables, sandbox: string): PocketSettings {
  const isReal = hasKeys(given, 'POCKET_', PAYMENT_KEYS.pocket);
  return {
    url: isReal ? (given.POCKET_URL ?? 'https://api.piggyvest.business') : `${sandbox}/pocket`,
    secret_key: given.POCKET_SECRET_KEY ?? SANDBOX_KEY,
  };
}

function momoAccount(given: PaymentVariables, country: CountryCode, sandbox: string | undefined): MomoAccount {
  const target = country === 'GH' ? 'mtnghana' : 'mtnnigeria';
  return {
    url: sandbox === undefined ? (given[`MOMO_${country}_URL`] ?? 'https://proxy.momoapi.mtn.com') : `${sandbox}/mtn`,
    subscription_key: given[`MOMO_${country}_SUBSCRIPTION_KEY`] ?? SANDBOX_KEY,
    api_user: given[`MOMO_${country}_API_USER`] ?? SANDBOX_KEY,
    api_key: given[`MOMO_${country}_API_KEY`] ?? SANDBOX_KEY,
    target_environment: given[`MOMO_${country}_TARGET_ENVIRONMENT`] ?? target,
    callback_url: callbackUrl(given, 'mtn_momo'),
  };
}

/** With the keys of one country, MTN is offered there alone: it has no account to speak of in the other. */
function mtnMomo(given: PaymentVariables, sandbox: string): MomoSettings {
  const isNigerian = hasKeys(given, 'MOMO_NG_', PAYMENT_KEYS.momo_ng);
  const isGhanaian = hasKeys(given, 'MOMO_GH_', PAYMENT_KEYS.momo_gh);
  if (!isNigerian && !isGhanaian)
    return { NG: momoAccount(given, 'NG', sandbox), GH: momoAccount(given, 'GH', sandbox) };
  return {
    ...(isNigerian && { NG: momoAccount(given, 'NG', undefined) }),
    ...(isGhanaian && { GH: momoAccount(given, 'GH', undefined) }),
  };
}

/** Where each payment provider in use is, and with what keys. */
export function readPayments(given: PaymentVariables, sandbox: string): PaymentSettings {
  const inUse = given.PAYMENT_PROVIDERS?.split(',');
  const uses = (provider: PaymentProvider) => inUse?.includes(provider) ?? true;
  return {
    ...(uses('paystack') && { paystack: paystack(given, sandbox) }),
    ...(uses('monnify') && { monnify: monnify(given, sandbox) }),
    ...(uses('flutterwave') && { flutterwave: flutterwave(given, sandbox) }),
    ...(uses('opay') && { opay: opay(given, sandbox) }),
    ...(uses('pocket') && { pocket: pocket(given, sandbox) }),
    ...(uses('mtn_momo') && { mtn_momo: mtnMomo(given, sandbox) }),
  };
}
