import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packageBreakdown, packageRoute, protectionFee, quotePackageFee } from './index.ts';

const city = (slug: string, country_code: 'NG' | 'GH', y: number, x: number) => ({
  ...{ slug, country_code, coordinate: { x, y } },
});
const LAGOS = city('lagos', 'NG', 6.45, 3.39);
const CITIES = [LAGOS, city('ibadan', 'NG', 7.38, 3.93), city('accra', 'GH', 5.6, -0.19)];

let lastId = 0;
const at = (y: number, x: number, country_code: 'NG' | 'GH' = 'NG') => {
  lastId += 1;
  return { id: lastId, coordinate: { x, y }, country_code };
};
const HERE = at(6.45, 3.39);

describe('the way of a package', () => {
  test('is that between two addresses of one city', () => {
    // A hundredth of a degree of latitude is 1.11 km.
    expect(packageRoute(HERE, at(6.46, 3.39), CITIES)).toEqual({ city: LAGOS, km: expect.closeTo(1.11, 2) });
  });

  test('has two ends: not the same address, and none within 20 m', () => {
    expect(packageRoute(HERE, HERE, CITIES)).toBe('PACKAGE_ENDS_SAME');
    expect(packageRoute(HERE, at(6.45017, 3.39), CITIES)).toBe('PACKAGE_ENDS_SAME');
    expect(packageRoute(HERE, at(6.45019, 3.39), CITIES)).toMatchObject({ city: LAGOS });
  });

  test('begins and ends where we are', () => {
    const nowhere = at(9, 12);
    expect(packageRoute(HERE, nowhere, CITIES)).toBe('PACKAGE_DROPOFF_NOT_SERVED');
    expect(packageRoute(nowhere, HERE, CITIES)).toBe('PACKAGE_PICKUP_NOT_SERVED');
    expect(packageRoute(nowhere, at(9.5, 12), CITIES)).toBe('PACKAGE_NOT_SERVED');
  });

  test('stays in its city, and is 40 km at the most', () => {
    expect(packageRoute(HERE, at(7.38, 3.93), CITIES)).toBe('PACKAGE_ENDS_APART');
    expect(packageRoute(HERE, at(5.6, -0.19, 'GH'), CITIES)).toBe('PACKAGE_ENDS_APART');
    const [abeokuta, ota] = [city('abeokuta', 'NG', 7.15, 3.35), city('ota', 'NG', 6.69, 3.23)];
    // 4.4 km, either end nearer to a city of its own.
    expect(packageRoute(at(6.9, 3.29), at(6.94, 3.29), [abeokuta, ota])).toBe('PACKAGE_ENDS_APART');
    expect(packageRoute(at(6.27, 3.39), at(6.62, 3.39), CITIES)).toMatchObject({ city: LAGOS });
    expect(packageRoute(at(6.27, 3.39), at(6.64, 3.39), CITIES)).toBe('PACKAGE_ENDS_APART');
  });
});

test('courier.029 for any worth and way the total is delivery and, if wanted, protection', () => {
  const asked = fc.record({
    country: fc.constantFrom('NG' as const, 'GH' as const),
    km: fc.double({ min: 0.02, max: 40, noNaN: true }),
    factor: fc.constantFrom(1, 1.1, 1.2),
    worth: fc.integer({ min: 0, max: 500_000_000 }),
    isProtected: fc.boolean(),
  });
  fc.assert(
    fc.property(asked, ({ worth, isProtected, ...way }) => {
      const fee = quotePackageFee(way);
      const { lines, total } = packageBreakdown({ fee, worth, isProtected });
      expect(total).toBe(fee.final_delivery_amount + (isProtected ? protectionFee(worth) : 0));
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(lines.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      expect(Math.abs(protectionFee(worth) * 50 - worth)).toBeLessThanOrEqual(25);
    }),
  );
});
