import { expect, test } from 'vitest';
import type { PricedCart, QuoteFacts } from '../pricing/index.ts';
import { isAsQuoted } from './price-order.ts';
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
