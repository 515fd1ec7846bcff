import {
  PAYMENT_CHANNELS,
  PAYMENT_METHOD_TYPES,
  PAYMENT_PROVIDERS,
  PAYMENT_STATUSES,
  PROCESSORS,
} from '@jara/contract';
import { expect, test } from 'vitest';
import {
  CHANNELS,
  channelsOf,
  maySplit,
  nameOfCard,
  PAYMENT_TRANSITIONS,
  processorOf,
  statesBefore,
  walletShare,
} from './index.ts';

test('payment.048 a payment goes initiated, pending, succeeded or failed, and succeeded to refunded alone', () => {
  const allowed = PAYMENT_STATUSES.flatMap((from) => PAYMENT_TRANSITIONS[from].map((to) => `${from} > ${to}`));
  expect(allowed).toEqual(['initiated > pending', 'pending > succeeded', 'pending > failed', 'succeeded > refunded']);
  expect(PAYMENT_STATUSES.map((status) => [status, statesBefore(status)])).toEqual([
    ['initiated', []],
    ['pending', ['initiated']],
    ['succeeded', ['pending']],
    ['failed', ['pending']],
    ['refunded', ['succeeded']],
  ]);
});

test('payment.044 payment.045 processors, channels and method constants are those of the specification', () => {
  const five = ['paystack', 'monnify', 'flutterwave', 'opay', 'pocket'];
  expect(PROCESSORS).toEqual(five);
  expect(PAYMENT_PROVIDERS.map(processorOf)).toEqual([...five, null]);
  expect(PAYMENT_CHANNELS).toEqual(expect.arrayContaining(['wallet', 'mtn_momo_ng', 'opay', 'opay_in_app']));
  expect(PAYMENT_METHOD_TYPES).toEqual(expect.arrayContaining(['mtn', 'opay', 'pocket']));
});

test('payment.047 the wallet pays no part of itself, mobile money, pocket and in-app opay', () => {
  const excluded = PAYMENT_CHANNELS.filter((channel) => !maySplit(channel));
  expect(excluded).toEqual(['wallet', 'opay_in_app', 'pocket', 'mtn_momo_ng', 'mtn_momo_gh']);
  expect(maySplit('card')).toBe(true);
});

test('the wallet pays what it has of a split total, and leaves the provider at least ₦50 or GH₵1', () => {
  expect(walletShare(200_000, 50_000, 'NGN')).toBe(50_000);
  expect(walletShare(200_000, 198_000, 'NGN')).toBe(195_000);
  expect(walletShare(5_550, 9_000, 'GHS')).toBe(5_450);
  expect([walletShare(200_000, -1, 'NGN'), walletShare(4_000, 9_000, 'NGN')]).toEqual([0, 0]);
});

test('a card is named with its brand as people write it', () => {
  expect(['visa', 'VERVE', 'Afrigo'].map((brand) => nameOfCard(brand, '4081'))).toEqual([
    'Visa ending in 4081',
    'Verve ending in 4081',
    'Afrigo ending in 4081',
  ]);
});

test('Nigeria has every provider, Ghana Paystack and MTN', () => {
  const offered = (currency: 'NGN' | 'GHS') => PAYMENT_METHOD_TYPES.flatMap((method) => channelsOf(method, currency));
  expect(offered('NGN')).toEqual([
    'paystack',
    'monnify',
    'flutterwave',
    'mtn_momo_ng',
    'opay',
    'opay_in_app',
    'pocket',
  ]);
  expect(offered('GHS')).toEqual(['paystack', 'mtn_momo_gh']);
  expect(CHANNELS.flutterwave.currencies).toEqual(['NGN']);
});
