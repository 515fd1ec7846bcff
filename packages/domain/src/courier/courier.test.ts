import { PACKAGE_TYPES, type PackageType } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { choosePackageType, packageBreakdown, packageTypeText, protectionFee, quotePackageFee } from './index.ts';

const chosenBy = (...taps: PackageType[]) => taps.reduce<PackageType[]>(choosePackageType, []);

describe('the types of a package', () => {
  test('courier.027 are these eight, in this order', () => {
    const all = ['Food', 'Clothes', 'Books', 'Medicine', 'Phone', 'Documents', 'Other', 'Prefer not to say'];
    expect(PACKAGE_TYPES).toEqual(all);
  });

  test.each(['Other', 'Prefer not to say'] as const)('courier.013 %s clears all other choices', (exclusive) => {
    expect(chosenBy('Food', 'Books', exclusive)).toEqual([exclusive]);
    expect(chosenBy('Other', 'Prefer not to say')).toEqual(['Prefer not to say']);
    expect(chosenBy('Prefer not to say', 'Other')).toEqual(['Other']);
  });

  test.each(['Other', 'Prefer not to say'] as const)('courier.014 a normal type removes %s', (exclusive) => {
    expect(chosenBy(exclusive, 'Phone')).toEqual(['Phone']);
    expect(chosenBy(exclusive, 'Phone', 'Clothes')).toEqual(['Clothes', 'Phone']);
  });

  test('a second tap takes a choice back', () => {
    expect(chosenBy('Food', 'Books', 'Food')).toEqual(['Books']);
    expect(chosenBy('Other', 'Other')).toEqual([]);
  });

  test('are named in words; Other by what was written, if something was', () => {
    expect(packageTypeText(['Food', 'Books'], 'ignored')).toBe('Food, Books');
    expect(packageTypeText(['Other'], ' A guitar ')).toBe('A guitar');
    expect(packageTypeText(['Other'], '  ')).toBe('Other');
    expect(packageTypeText([], '')).toBe('Not said');
  });
});

describe('what a package costs', () => {
  test.each([
    [0, 0],
    [1_000_000, 20_000],
    [24, 0],
    [25, 1],
    [74, 1],
    [75, 2],
  ])('courier.028 protection of a worth of %i is 2%%, to the nearest minor unit: %i', (worth, fee) => {
    expect(protectionFee(worth)).toBe(fee);
  });

  test('is a base and a rate per kilometre, without a service fee, rounded up to whole steps', () => {
    // 800 + 50 × 4 × 1.3 = 1,060 naira; 15 + 1 × 4 × 1.3 = 20.2 cedis, rounded up to 21.
    expect(quotePackageFee({ country: 'NG', km: 4, factor: 1 })).toMatchObject({
      ...{ original_delivery_amount: 106_000, final_delivery_amount: 106_000, amount: 106_000 },
      ...{ original_service_amount: 0, final_service_amount: 0, small_order_amount: 0, delivery_price_factor: 1 },
    });
    expect(quotePackageFee({ country: 'GH', km: 4, factor: 1 }).amount).toBe(2_100);
    expect(quotePackageFee({ country: 'NG', km: 4, factor: 1.2 })).toMatchObject({
      ...{ original_delivery_amount: 106_000, final_delivery_amount: 128_000, amount: 128_000 },
    });
  });

  test('courier.029 is the delivery fee, and the protection fee only when protection is on', () => {
    const fee = quotePackageFee({ country: 'NG', km: 4, factor: 1.2 });
    const delivery = [
      { label: 'Delivery fee', amount: 106_000 },
      { label: 'Surge fee', amount: 22_000 },
    ];
    expect(packageBreakdown({ fee, worth: 1_000_000, isProtected: false })).toEqual({
      lines: delivery,
      total: 128_000,
    });
    expect(packageBreakdown({ fee, worth: 1_000_000, isProtected: true })).toEqual({
      lines: [...delivery, { label: 'Protection fee', amount: 20_000 }],
      total: 148_000,
    });
    const quiet = { fee: quotePackageFee({ country: 'NG', km: 4, factor: 1 }), worth: 0, isProtected: false };
    expect(packageBreakdown(quiet).lines, 'no surge, no line').toEqual([{ label: 'Delivery fee', amount: 106_000 }]);
  });
});
