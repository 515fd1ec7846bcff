import { expect, test } from 'vitest';
import { cardBrand, paymentMethod, startedPayment } from './payment.ts';

test('payment.008 a payment method carries what the specification names', () => {
  expect(Object.keys(paymentMethod.shape)).toEqual([
    'id',
    'type',
    'name',
    'processor',
    'cardBrand',
    'last4',
    'image_url',
    'pretty_name',
  ]);
  expect(paymentMethod.shape.type.options).toEqual(expect.arrayContaining(['card', 'wallet', 'online_payment']));
});

test('payment.009 a card is a mastercard, a verve or a visa', () => {
  expect(cardBrand.options).toEqual(['mastercard', 'verve', 'visa']);
});

test('payment.011 a started payment carries what the specification names of a payment channel response', () => {
  const named = 'processor access_code authorization_url public_key reference amount channel email phone name';
  expect(Object.keys(startedPayment.shape)).toEqual(expect.arrayContaining(named.split(' ')));
});
