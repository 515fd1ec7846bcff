import { expect, test } from 'vitest';
import { cardName, cardOf } from './method-text.ts';

test('payment.010 of a card’s pretty name the first word is the brand and the last one is last4', () => {
  expect(cardOf({ pretty_name: 'visa ending in 4081' })).toEqual({ brand: 'visa', last4: '4081' });
  expect(cardOf({ pretty_name: 'verve 7812' })).toEqual({ brand: 'verve', last4: '7812' });
  expect(cardName({ pretty_name: 'mastercard ending with 4796' })).toBe('Mastercard ending in 4796');
});
