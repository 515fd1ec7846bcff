import { PAYMENT_CHANNELS, type ProviderChannel } from '@jara/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ChosenMethod } from './chosen-method.ts';
import { orderMethodFields, type ProviderMethod, payFields, startFields } from './payment-request-fields.ts';

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://jara.test' } }));
afterAll(() => vi.unstubAllGlobals());

const BACK = '/store/orders/7';
const BACK_URL = 'https://jara.test/store/orders/7';
const CHOSEN: ChosenMethod = {
  id: 'online_payment',
  type: 'online_payment',
  name: 'Pay online',
  processor: 'paystack',
  cardBrand: null,
  last4: null,
  image_url: null,
  pretty_name: 'Paystack',
  currency: 'NGN',
  channel: 'paystack',
  pocket_tag: 'adaobi',
  momo_account_number: '08031234567',
  save_card: true,
  split_payment_with_wallet: true,
};
const start = (channel: ProviderChannel) => startFields({ ...CHOSEN, channel }, BACK);

test('payment.018 the start of a pocket payment sends its tag, and no other does', () => {
  expect(start('pocket')).toEqual({ method: 'pocket', callback_url: BACK_URL, pocket_tag: 'adaobi' });
  const others = PAYMENT_CHANNELS.filter((channel) => channel !== 'wallet' && channel !== 'pocket');
  for (const channel of others) expect(start(channel as ProviderChannel)).not.toHaveProperty('pocket_tag');
});

test('a payment start sends the number to mobile money alone, and consent where cards are saved', () => {
  expect(start('mtn_momo_ng')).toEqual({
    method: 'mtn_momo_ng',
    callback_url: BACK_URL,
    momo_account_number: '08031234567',
  });
  expect(start('paystack')).toEqual({ method: 'paystack', callback_url: BACK_URL, save_card: true });
});

test('a payment start says nothing of saving the card without consent', () => {
  for (const save_card of [false, undefined])
    expect(startFields({ ...CHOSEN, channel: 'paystack', save_card } as ProviderMethod, BACK)).toEqual({
      method: 'paystack',
      callback_url: BACK_URL,
    });
});

test('payment.034 for opay the start sends return_url and cancel_url in place of callback_url', () => {
  expect(start('opay')).toEqual({ method: 'opay', return_url: BACK_URL, cancel_url: BACK_URL });
  expect(start('opay_in_app')).toEqual({ method: 'opay_in_app', return_url: BACK_URL, cancel_url: BACK_URL });
});

test('the order and its payment say of the split what was chosen', () => {
  expect(orderMethodFields(CHOSEN)).toEqual({
    payment_method: 'online_payment',
    payment_method_id: 'paystack',
    split_payment_with_wallet: true,
  });
  expect(payFields(CHOSEN, BACK)).toMatchObject({ split_payment_with_wallet: true });
  const off = { ...CHOSEN, split_payment_with_wallet: false };
  expect(orderMethodFields(off).split_payment_with_wallet).toBe(false);
  expect(payFields(off, BACK)).toMatchObject({ split_payment_with_wallet: false });
});

test('a waiting order is paid with a saved card by its id, and from the wallet without anything else', () => {
  const card = { ...CHOSEN, id: 'c1', type: 'card', channel: null } as const;
  expect(payFields(card, BACK)).toEqual({
    method: 'card',
    auth_id: 'c1',
    callback_url: BACK_URL,
    split_payment_with_wallet: true,
  });
  expect(orderMethodFields(card)).toMatchObject({ payment_method: 'card', payment_method_id: 'c1' });
  const wallet = { ...CHOSEN, id: 'wallet', type: 'wallet', channel: null } as const;
  expect(payFields(wallet, BACK)).toEqual({ method: 'wallet' });
  expect(orderMethodFields(wallet)).toMatchObject({ payment_method: 'wallet', payment_method_id: null });
});
