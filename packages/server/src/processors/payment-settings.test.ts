import { webPush } from '@jara/processor-fixtures/web-push';
import { describe, expect, test } from 'vitest';
import { createPaymentAdapters } from './payments/create-payment-adapters.ts';
import { paymentOrigins } from './payments/page-origins.ts';
import { refuseSandboxInProduction } from './sandbox-in-production.ts';
import { processorVariables, readProcessors } from './settings.ts';

const PAYSTACK = { PAYSTACK_SECRET_KEY: 'sk', PAYSTACK_PUBLIC_KEY: 'pk' };
const MONNIFY = { MONNIFY_API_KEY: 'MK', MONNIFY_SECRET_KEY: 'ms', MONNIFY_CONTRACT_CODE: '12' };
const FLUTTERWAVE = {
  FLUTTERWAVE_SECRET_KEY: 'fs',
  FLUTTERWAVE_PUBLIC_KEY: 'fp',
  FLUTTERWAVE_SECRET_HASH: 'fh',
};
const OPAY = { OPAY_MERCHANT_ID: 'om', OPAY_PUBLIC_KEY: 'op', OPAY_PRIVATE_KEY: 'os' };
const MOMO_GH = { MOMO_GH_SUBSCRIPTION_KEY: 'gs', MOMO_GH_API_USER: 'gu', MOMO_GH_API_KEY: 'gk' };
const ALL = { ...PAYSTACK, ...MONNIFY, ...FLUTTERWAVE, ...OPAY, POCKET_SECRET_KEY: 'ps', ...MOMO_GH };
const { public_key, private_key, subject } = webPush.keys;
const OTHERS = {
  ...{ TERMII_API_KEY: 't', HUBTEL_CLIENT_ID: 'h', HUBTEL_CLIENT_SECRET: 'h', GOOGLE_MAPS_KEY: 'g' },
  ...{ VAPID_PUBLIC_KEY: public_key, VAPID_PRIVATE_KEY: private_key, VAPID_SUBJECT: subject },
};

const payments = (variables: object) => readProcessors(variables).payments;

describe('the settings of the payment providers', () => {
  test('payment.053 without keys all lead to the sandbox, with the keys that it takes', () => {
    const at = 'http://127.0.0.1:4100';
    const sandbox = 'sandbox';
    const momo = { url: `${at}/mtn`, subscription_key: sandbox, api_user: sandbox, api_key: sandbox };
    expect(payments({})).toEqual({
      paystack: {
        url: `${at}/paystack`,
        secret_key: sandbox,
        public_key: sandbox,
        script_url: `${at}/paystack/inline.js`,
        checkout_origins: [at],
      },
      monnify: {
        url: `${at}/monnify`,
        api_key: sandbox,
        secret_key: sandbox,
        contract_code: sandbox,
        checkout_origins: [at],
      },
      flutterwave: {
        url: `${at}/flutterwave`,
        secret_key: sandbox,
        public_key: sandbox,
        secret_hash: sandbox,
        script_url: `${at}/flutterwave/v3.js`,
        checkout_origins: [at],
      },
      opay: {
        url: `${at}/opay`,
        merchant_id: sandbox,
        public_key: sandbox,
        private_key: sandbox,
        callback_signature: 'sha3-512',
        callback_url: undefined,
        checkout_origins: [at],
      },
      pocket: { url: `${at}/pocket`, secret_key: sandbox },
      mtn_momo: {
        NG: { ...momo, target_environment: 'mtnnigeria', callback_url: undefined },
        GH: { ...momo, target_environment: 'mtnghana', callback_url: undefined },
      },
    });
  });

  test('payment.053 with keys each leads to its provider', () => {
    expect(payments(ALL)).toMatchObject({
      paystack: { url: 'https://api.paystack.co', secret_key: 'sk', public_key: 'pk' },
      monnify: { url: 'https://api.monnify.com', api_key: 'MK', secret_key: 'ms', contract_code: '12' },
      flutterwave: { url: 'https://api.flutterwave.com', secret_key: 'fs', public_key: 'fp', secret_hash: 'fh' },
      opay: { url: 'https://liveapi.opaycheckout.com', merchant_id: 'om', public_key: 'op', private_key: 'os' },
      pocket: { url: 'https://api.piggyvest.business', secret_key: 'ps' },
      mtn_momo: { GH: { url: 'https://proxy.momoapi.mtn.com', subscription_key: 'gs', api_user: 'gu', api_key: 'gk' } },
    });
    expect(JSON.stringify(payments(ALL))).not.toContain('127.0.0.1');
  });

  test('payment.053 addresses and the rest come from the environment, and read the same a second time', () => {
    const variables = {
      ...ALL,
      PAYSTACK_URL: 'https://paystack.test/',
      PAYSTACK_SCRIPT_URL: 'https://js.test/inline.js',
      PAYSTACK_CHECKOUT_URL: 'https://a.test/pay, https://b.test',
      OPAY_CALLBACK_SIGNATURE: 'sha512',
      MOMO_GH_TARGET_ENVIRONMENT: 'sandbox',
      PAYMENT_WEBHOOK_URL: 'https://jara.test/api/webhooks/',
    };
    const read = payments(variables);
    expect(read).toMatchObject({
      paystack: {
        url: 'https://paystack.test',
        script_url: 'https://js.test/inline.js',
        checkout_origins: ['https://a.test', 'https://b.test'],
      },
      opay: { callback_signature: 'sha512', callback_url: 'https://jara.test/api/webhooks/opay' },
      mtn_momo: {
        GH: { target_environment: 'sandbox', callback_url: 'https://jara.test/api/webhooks/mtn_momo' },
      },
    });
    const { PAYSTACK_CHECKOUT_URL } = processorVariables;
    const parsed = PAYSTACK_CHECKOUT_URL.parse(variables.PAYSTACK_CHECKOUT_URL);
    expect(payments({ ...variables, PAYSTACK_CHECKOUT_URL: parsed })).toEqual(read);
  });

  test('offer MTN only in the country whose keys are there', () => {
    const { mtn_momo } = createPaymentAdapters(payments(MOMO_GH));
    expect(mtn_momo?.channels).toEqual(['mtn_momo_gh']);
    expect(createPaymentAdapters(payments({})).mtn_momo?.channels).toEqual(['mtn_momo_ng', 'mtn_momo_gh']);
  });

  test('hold only the providers that PAYMENT_PROVIDERS names', () => {
    const named = { PAYMENT_PROVIDERS: ' paystack, mtn_momo' };
    expect(Object.keys(payments(named)).sort()).toEqual(['mtn_momo', 'paystack']);
    expect(Object.keys(createPaymentAdapters(payments(named))).sort()).toEqual(['mtn_momo', 'paystack']);
    expect(Object.keys(createPaymentAdapters(payments({})))).toHaveLength(6);
  });

  test('tell where the page loads from to be paid within it: of Paystack and Flutterwave, and of nobody else', () => {
    expect(paymentOrigins(payments(ALL))).toEqual({
      scripts: ['https://js.paystack.co', 'https://checkout.flutterwave.com'],
      frames: ['https://checkout.paystack.com', 'https://checkout.flutterwave.com'],
    });
    expect(paymentOrigins(payments({ ...ALL, PAYMENT_PROVIDERS: 'monnify,opay' }))).toEqual({
      scripts: [],
      frames: [],
    });
    const sandbox = ['http://127.0.0.1:4100'];
    expect(paymentOrigins(payments({}))).toEqual({ scripts: sandbox, frames: sandbox });
  });

  test.each([
    [{ PAYSTACK_SECRET_KEY: 'sk' }, 'PAYSTACK_SECRET_KEY is set and PAYSTACK_PUBLIC_KEY is missing.'],
    [
      { MONNIFY_URL: 'https://sandbox.monnify.com' },
      'MONNIFY_URL is set and MONNIFY_API_KEY and MONNIFY_SECRET_KEY and MONNIFY_CONTRACT_CODE are missing.',
    ],
    [
      { ...FLUTTERWAVE, FLUTTERWAVE_SECRET_HASH: undefined },
      'FLUTTERWAVE_SECRET_KEY is set and FLUTTERWAVE_SECRET_HASH is missing.',
    ],
    [{ ...OPAY, OPAY_PRIVATE_KEY: undefined }, 'OPAY_MERCHANT_ID is set and OPAY_PRIVATE_KEY is missing.'],
    [{ POCKET_URL: 'https://staging.test' }, 'POCKET_URL is set and POCKET_SECRET_KEY is missing.'],
    [
      { ...MOMO_GH, MOMO_NG_API_USER: 'u', MOMO_NG_API_KEY: 'k' },
      'MOMO_NG_API_USER is set and MOMO_NG_SUBSCRIPTION_KEY is missing.',
    ],
    [{ PAYSTACK_CHECKOUT_URL: 'a,b' }, /^PAYSTACK_CHECKOUT_URL\S* must look like https:\/\/provider\.example\./],
    [{ OPAY_CALLBACK_SIGNATURE: 'md5' }, "OPAY_CALLBACK_SIGNATURE must be 'sha3-512' or 'sha512'."],
    [
      { PAYMENT_PROVIDERS: 'paystack,stripe' },
      'PAYMENT_PROVIDERS must list some of paystack, monnify, flutterwave, opay, pocket, mtn_momo, with commas.',
    ],
  ])('stop the start with a message: case %#', (variables, sentence) => {
    expect(() => readProcessors(variables)).toThrow(sentence instanceof RegExp ? sentence : new Error(sentence));
  });
});

describe('a payment provider in production mode', () => {
  const production = { NODE_ENV: 'production', ...OTHERS };

  test('shell.027 is refused on the sandbox, unless it is not in use', () => {
    expect(() => refuseSandboxInProduction({ ...production, ...ALL })).not.toThrow();
    const { POCKET_SECRET_KEY: _, ...withoutPocket } = ALL;
    const refused = /^Third parties lead to the sandbox: Pocket needs POCKET_SECRET_KEY \(/;
    expect(() => refuseSandboxInProduction({ ...production, ...withoutPocket })).toThrow(refused);
    const inUse = { PAYMENT_PROVIDERS: 'paystack,monnify,flutterwave,opay,mtn_momo' };
    expect(() => refuseSandboxInProduction({ ...production, ...withoutPocket, ...inUse })).not.toThrow();
  });

  test.each(['PAYSTACK_URL', 'PAYSTACK_SCRIPT_URL', 'PAYSTACK_CHECKOUT_URL', 'MOMO_GH_URL'])(
    'shell.027 keys do not help when %s is on this machine',
    (name) => {
      const variables = { ...production, ...ALL, [name]: 'http://127.0.0.1:4100/x' };
      expect(() => refuseSandboxInProduction(variables)).toThrow(/^Third parties lead to the sandbox: (Paystack|MTN)/);
    },
  );
});
