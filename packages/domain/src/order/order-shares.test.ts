import type { FeeLine } from '@jara/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMISSION_PERCENT, orderShares } from './order-shares.ts';

const line = (label: FeeLine['label'], amount: number): FeeLine => ({ label, amount: amount as FeeLine['amount'] });
const order = { items: 0, commissionPercent: COMMISSION_PERCENT, delivery_amount: 0, redelivery: 0, lines: [] };

describe('decisions §11: who gets what of a completed order', () => {
  test('of ₦1,900 for items 15 % are commission, unless the vendor has its own', () => {
    expect(orderShares({ ...order, items: 190_000 }).commission).toBe(28_500);
    expect(orderShares({ ...order, items: 190_000, commissionPercent: 0 }).commission).toBe(0);
    expect(orderShares({ ...order, items: 190_000, commissionPercent: 22 }).commission).toBe(41_800);
  });

  test('the rider gets 80 % of the way and all of the surge, and nothing of the small-order fee', () => {
    const lines = [line('Delivery fee', 50_000), line('Surge fee', 12_500), line('Small order fee', 30_000)];
    expect(orderShares({ ...order, delivery_amount: 92_500, lines }).delivery).toBe(52_500);
  });

  test('a discount of the delivery takes nothing from the rider', () => {
    const lines = [{ ...line('Delivery fee', 0), struck: 50_000 as FeeLine['amount'] }];
    expect(orderShares({ ...order, delivery_amount: 50_000, lines }).delivery).toBe(40_000);
  });

  test('what was paid for bringing it again is shared as the way is', () => {
    expect(orderShares({ ...order, delivery_amount: 50_000, redelivery: 30_000 }).delivery).toBe(64_000);
  });

  test('parts of a kobo go to vendor and rider', () => {
    expect(orderShares({ ...order, items: 99, delivery_amount: 1 })).toEqual({ commission: 14, delivery: 1 });
  });

  test('shares are whole, and never more than what there is to share', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 0, max: 100 }), (items, way, surge, commissionPercent) => {
        const lines = [line('Surge fee', surge)];
        const { commission, delivery } = orderShares({
          ...{ ...order, items, commissionPercent, delivery_amount: way + surge, lines },
        });
        expect([commission, delivery].every(Number.isSafeInteger)).toBe(true);
        expect(commission).toBeLessThanOrEqual(items);
        expect(delivery).toBeLessThanOrEqual(way + surge);
        expect(delivery).toBeGreaterThanOrEqual(surge);
      }),
    );
  });
});
