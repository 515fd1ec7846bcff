import type { Discount, MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import { awaitsFee, compareOffers, savingOf } from './saving.ts';

const off = (amount: number, target: Discount['target'] = 'orders'): Discount => ({
  target,
  amount_off: amount as MinorUnits,
  description: '',
});

test('promo.003 what is off dishes is in their prices already; all else is saved', () => {
  expect(savingOf([off(50_000), off(10_000, 'deliveryfees'), off(500, 'servicefees'), off(9_999, 'menus')])).toBe(
    60_500,
  );
  expect(savingOf([])).toBe(0);
});

test('promo.006 somebody who is asked learns which code saves more', () => {
  const held = { code: 'SAVE10', discounts: [off(50_000)] };
  const other = { code: 'FREEDEL', discounts: [off(80_000, 'deliveryfees')] };
  expect(compareOffers(held, other, 'NGN')).toBe(
    'SAVE10 takes ₦500.00 off, FREEDEL takes ₦800.00 off: FREEDEL saves ₦300.00 more.',
  );
  expect(compareOffers(other, held, 'NGN')).toBe(
    'FREEDEL takes ₦800.00 off, SAVE10 takes ₦500.00 off: FREEDEL saves ₦300.00 more.',
  );
  expect(compareOffers(held, { ...other, discounts: [off(50_000)] }, 'GHS')).toBe(
    'SAVE10 and FREEDEL both take GH₵500.00 off.',
  );
});

test('what is off a fee is told once there is one', () => {
  const free = [off(0, 'deliveryfees')];
  expect([awaitsFee(free, null), awaitsFee(free, 7), awaitsFee([off(500)], null)]).toEqual([true, false, false]);
});
