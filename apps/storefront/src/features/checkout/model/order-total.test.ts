import type { BagInformation, MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import { EXAMPLE_FEE as FEE } from '../../../testing/example-fee.ts';
import { orderTotal } from './order-total.ts';

const money = (amount: number) => amount as MinorUnits;

const BAG = { amount: 10_000 } as BagInformation;

const facts = {
  orderClass: 'delivery' as const,
  client: {
    subTotal: money(300_000),
    total: money(300_000),
    bag_amount: money(10_000),
    bag_quantity: 2,
    allDiscounts: [],
  },
  bag: BAG,
  fee: FEE,
  isPromoLoading: false,
};

test('the total is the subtotal with delivery, service and bags', () => {
  const { lines, total, isWithFees } = orderTotal(facts);
  expect(lines.map(({ label }) => label)).toEqual(['Subtotal', 'Delivery fee', 'Service fee', 'Bags']);
  expect([total, isWithFees]).toEqual([390_000, true]);
});

test('bags that are no longer offered cost nothing', () => {
  expect(orderTotal({ ...facts, bag: undefined }).total).toBe(370_000);
});

test('before a fee is quoted the total is the cart’s own', () => {
  expect(orderTotal({ ...facts, fee: undefined })).toEqual({
    lines: [{ label: 'Subtotal', amount: 300_000 }],
    total: 300_000,
    isWithFees: false,
  });
});

test('while a promo code is asked for, no total is shown that its answer would change', () => {
  const { lines, total, isWithFees } = orderTotal({ ...facts, isPromoLoading: true });
  expect([lines.length, total, isWithFees]).toEqual([1, undefined, false]);
});
