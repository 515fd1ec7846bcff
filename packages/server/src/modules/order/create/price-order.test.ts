import type { Cart } from '@jara/contract';
import { expect, test } from 'vitest';
import type { Transaction } from '../../../db/client.ts';
import { refuse } from '../../../outcome.ts';
import type { PricedCart, QuoteFacts } from '../../pricing/index.ts';
import { isAsQuoted, priceOrder } from './price-order.ts';
import type { OrderBody } from './refuse-order.ts';

const NOW = new Date('2026-11-16T10:00:00Z');
const PRICED = { subtotal: 500_000, total: 579_000, promo_code: null, bag_quantity: 0 };
const QUOTED = {
  ...PRICED,
  ...{ address_id: 3, order_class: 'delivery', cart_version: 4, expires_at: new Date(NOW.getTime() + 1) },
};

const isGood = (quoted: object, { address = 3, order_class = 'delivery' } = {}) =>
  isAsQuoted(
    { cart: { version: 4 }, destination: { id: address }, quoted: { ...QUOTED, ...quoted } } as QuoteFacts,
    PRICED as PricedCart,
    { class: order_class } as OrderBody,
    NOW,
  );

test('pricing.023 a quote is good for what it was made for, until it ends', () => {
  expect(isGood({})).toBe(true);
});

test.each([
  ['another address', { address_id: 2 }],
  ['no address', { address_id: null }],
  ['another class', { order_class: 'preorder_delivery' }],
  ['another version of the cart', { cart_version: 3 }],
  ['other prices of its dishes', { subtotal: 499_999 }],
  ['another total', { total: 578_999 }],
  ['another code', { promo_code: 'LUNCH' }],
  ['other bags', { bag_quantity: 1 }],
  ['a time that is over', { expires_at: NOW }],
])('pricing.023 a quote of %s is not good', (_, quoted) => {
  expect(isGood(quoted)).toBe(false);
});

test('a quote for pickup has no address, whichever the order names', () => {
  const pickup = { order_class: 'pickup', address: 2 };
  expect(isGood({ order_class: 'pickup', address_id: null }, pickup)).toBe(true);
  expect(isGood({ order_class: 'pickup', address_id: 2 }, pickup)).toBe(false);
});

test.each([null, 'LUNCH'])('a code is counted as a guess if the quote had another one: %s', async (promo_code) => {
  const facts = {
    ...{ cart: { id: 'c', customer_id: 1, vendor_id: 7, version: 4, bag_quantity: 0 }, vendor_class: ['instant'] },
    ...{ city: { display_name: 'Lagos' }, destination: { id: 3 }, quoted: { ...QUOTED, promo_code } },
  } as unknown as QuoteFacts;
  const cart = { id: 'c', total_price: PRICED.subtotal, discounts: [] } as unknown as Cart;
  const body = { class: 'delivery', promo_codes: ['DINNER'] } as OrderBody;
  const bags = { amount: 0 as never, available_cities: [], excluded_vendor_ids: [] };
  const guessers: string[] = [];
  const countGuess = (customer: string) => {
    guessers.push(customer);
    return refuse('TOO_MANY_CODES');
  };
  // The database is not asked about a code that is one guess too many.
  const priced = await priceOrder({} as Transaction, { bags, countGuess }, facts, cart, body, NOW);
  expect([priced, guessers]).toEqual([refuse('TOO_MANY_CODES'), ['1']]);
});
