import type { MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import { beforeFees } from './before-fees.ts';

const money = (amount: number) => amount as MinorUnits;
const bagged = {
  order_class: 'delivery',
  subtotal: money(240_000),
  bag_amount: money(20_000),
  bag_quantity: 2,
} as const;

test('before the fees are known the total has the bags in it', () => {
  expect(beforeFees(bagged)).toEqual({
    lines: [
      { label: 'Subtotal', amount: 240_000 },
      { label: 'Bags', amount: 40_000, detail: '× 2' },
    ],
    total: 280_000,
  });
});

test.each([
  ['without bags', { ...bagged, bag_quantity: 0 }],
  ['for pickup', { ...bagged, order_class: 'pickup' as const }],
])('%s the total before fees is the subtotal', (_, priced) => {
  expect(beforeFees(priced)).toEqual({ lines: [{ label: 'Subtotal', amount: 240_000 }], total: 240_000 });
});
