import type { OnlineChannel, PaymentMethod, PaymentMethodType } from '@jara/contract';
import { channelsOf, processorOf, termsOf } from '@jara/domain/payment';
import { expect, test } from 'vitest';
import type { ChosenMethod } from '../api/chosen-method.ts';
import { canSplit, firstDraft, type PaymentDraft, type PaymentOffer, readChoice } from './payment-choice.ts';

const CARD_ID = '0199a0c2-7d54-4000-8000-00000000000c';
const method = (type: PaymentMethodType, pretty_name: string): PaymentMethod => ({
  id: type === 'card' ? CARD_ID : type,
  type,
  name: pretty_name,
  processor: type === 'card' ? 'paystack' : null,
  cardBrand: type === 'card' ? 'visa' : null,
  last4: type === 'card' ? '4081' : null,
  image_url: null,
  pretty_name,
});
const CHANNELS: OnlineChannel[] = channelsOf('online_payment', 'NGN').map((channel) => ({
  channel,
  processor: processorOf(termsOf(channel).provider),
  name: termsOf(channel).name,
  description: termsOf(channel).description,
  image_url: null,
  saves_cards: termsOf(channel).saves_cards,
}));
const OFFER: PaymentOffer = {
  methods: [
    method('wallet', 'Wallet'),
    method('card', 'visa ending in 4081'),
    method('online_payment', 'Pay online'),
    method('mtn', 'MTN MoMo'),
    method('opay', 'OPay'),
    method('pocket', 'Pocket'),
  ],
  channels: CHANNELS,
  currency: 'NGN',
  isInApp: false,
};
const BLANK = firstDraft(undefined, OFFER);
const choose = (part: Partial<PaymentDraft>, offer = OFFER) => readChoice({ ...BLANK, ...part }, offer);
const chosen = (part: Partial<PaymentDraft>, offer = OFFER): ChosenMethod => {
  const choice = choose(part, offer);
  if ('problem' in choice) throw new Error(choice.problem.message);
  return choice.chosen;
};
const problem = (part: Partial<PaymentDraft>) => {
  const choice = choose(part);
  return 'problem' in choice ? choice.problem.message : undefined;
};

test('payment.001 wallet, saved card, online channel, mobile money and a wallet-app tag can be chosen', () => {
  expect([
    chosen({ methodId: 'wallet' }),
    chosen({ methodId: CARD_ID }),
    chosen({ methodId: 'online_payment', onlineChannel: 'monnify' }),
    chosen({ methodId: 'mtn', momoNumber: '08031234567' }),
    chosen({ methodId: 'pocket', pocketTag: 'adaobi' }),
  ]).toMatchObject([
    { type: 'wallet', channel: null },
    { type: 'card', id: CARD_ID, channel: null },
    { type: 'online_payment', channel: 'monnify', processor: 'monnify', pretty_name: 'Monnify' },
    { type: 'mtn', channel: 'mtn_momo_ng', momo_account_number: '08031234567' },
    { type: 'pocket', channel: 'pocket', pocket_tag: 'adaobi' },
  ]);
  const inGhana = chosen({ methodId: 'mtn', momoNumber: '0241234567' }, { ...OFFER, currency: 'GHS' });
  expect(inGhana).toMatchObject({ channel: 'mtn_momo_gh', currency: 'GHS' });
});

test('payment.028 going on without a choice says so, also while no channel is marked', () => {
  expect(problem({})).toBe('Choose a payment method');
  expect(problem({ methodId: 'online_payment' })).toBe('Choose a payment method');
  expect(problem({ methodId: 'gone' })).toBe('Choose a payment method');
});

test('payment.029 a mobile-money number has at least 3 characters', () => {
  for (const momoNumber of ['', '08', ' 8 ']) {
    expect(problem({ methodId: 'mtn', momoNumber })).toBe('Enter a valid MOMO phone number');
  }
  expect(problem({ methodId: 'mtn', momoNumber: '080' })).toBeUndefined();
});

test('payment.030 a wallet-app tag is required, has at least 3 characters, and loses every @', () => {
  for (const pocketTag of ['', 'ad', '@a@d@']) expect(problem({ methodId: 'pocket', pocketTag })).toMatch(/Pocket ID/);
  expect(chosen({ methodId: 'pocket', pocketTag: '@ada@obi' }).pocket_tag).toBe('adaobi');
});

test('payment.026 the wallet pays a part only of what is chosen and not of the excluded list', () => {
  const splits = (part: Partial<PaymentDraft>, offer = OFFER) => canSplit({ ...BLANK, ...part, splits: true }, offer);
  expect(splits({})).toBe(false);
  expect(splits({ methodId: 'online_payment' })).toBe(false);
  expect(['wallet', 'mtn', 'pocket'].map((methodId) => splits({ methodId }))).toEqual([false, false, false]);
  expect(splits({ methodId: 'opay' }, { ...OFFER, isInApp: true })).toBe(false);
  expect([CARD_ID, 'opay'].map((methodId) => splits({ methodId }))).toEqual([true, true]);
  expect(splits({ methodId: 'online_payment', onlineChannel: 'paystack' })).toBe(true);
  // What was on with a card is off with mobile money.
  const off = chosen({ methodId: 'mtn', momoNumber: '08031234567', splits: true });
  expect(off.split_payment_with_wallet).toBe(false);
});

test('payment.038 the first channel is preselected when the stored method is the opay type', () => {
  const opay = chosen({ methodId: 'opay' });
  expect(firstDraft(opay, OFFER)).toMatchObject({ methodId: 'opay', onlineChannel: 'paystack' });
  expect(firstDraft(chosen({ methodId: 'wallet' }), OFFER).onlineChannel).toBeUndefined();
  expect(firstDraft(undefined, OFFER).onlineChannel).toBeUndefined();
});

test('inside OPay’s app OPay is preselected, unless something else was chosen there', () => {
  const inApp = { ...OFFER, isInApp: true };
  expect(firstDraft(undefined, inApp).methodId).toBe('opay');
  expect(firstDraft(chosen({ methodId: 'wallet' }), inApp).methodId).toBe('wallet');
  expect(firstDraft(undefined, { ...inApp, methods: OFFER.methods.slice(0, 2) }).methodId).toBeUndefined();
});

test('what was chosen last is marked again if it is offered; a card is saved with new consent alone', () => {
  const last = chosen({ methodId: 'online_payment', onlineChannel: 'flutterwave', savesCard: true, splits: true });
  expect(last).toMatchObject({ save_card: true, split_payment_with_wallet: true });
  const again = { methodId: 'online_payment', onlineChannel: 'flutterwave', savesCard: false, splits: true };
  expect(firstDraft(last, OFFER)).toMatchObject(again);
  expect(firstDraft(last, { ...OFFER, channels: CHANNELS.slice(0, 2) }).onlineChannel).toBeUndefined();
  expect(firstDraft(last, { ...OFFER, methods: OFFER.methods.slice(0, 2) }).methodId).toBeUndefined();
});

test('consent to save a card counts only where a channel saves cards', () => {
  expect(chosen({ methodId: 'opay', savesCard: true }).save_card).toBe(false);
  expect(chosen({ methodId: 'wallet', savesCard: true }).save_card).toBe(false);
});
