import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePromo, type PromoFacts, type PromoTerms, refuseUsedUpPromo } from './index.ts';

const noon = new Date('2026-11-16T12:00:00Z');
const second = (count: number) => new Date(noon.getTime() + count * 1000);

const terms = (given: Partial<PromoTerms> = {}): PromoTerms => ({
  currency: 'NGN',
  target: 'orders',
  percent: null,
  most_off: 50_000,
  starts_at: null,
  ends_at: null,
  vendor_ids: null,
  city_ids: null,
  order_classes: null,
  minimum_subtotal: 0,
  first_order_only: false,
  uses_in_all: null,
  uses_per_customer: null,
  used: 0,
  ...given,
});
const facts = (given: Partial<PromoFacts> = {}): PromoFacts => ({
  now: noon,
  used_by_customer: 0,
  vendor_id: 5,
  city_id: 1,
  currency: 'NGN',
  order_class: 'delivery',
  subtotal: 400_000,
  fee: { delivery: 60_000, service: 20_000 },
  orders_made: 0,
  ...given,
});
const codeOf = (given: Partial<PromoTerms>, of: Partial<PromoFacts> = {}) => {
  const verdict = judgePromo(terms(given), facts(of));
  return verdict.ok ? 'taken' : verdict.code;
};
const offOf = (given: Partial<PromoTerms>, of: Partial<PromoFacts> = {}) => {
  const verdict = judgePromo(terms(given), facts(of));
  return verdict.ok ? verdict.amount_off : verdict.code;
};

describe('limits', () => {
  test.each<[string, Partial<PromoTerms>, Partial<PromoFacts>, Partial<PromoFacts>, string]>([
    ['its window begins', { starts_at: noon }, { now: noon }, { now: second(-1) }, 'PROMO_NOT_YET'],
    ['its window ends', { ends_at: noon }, { now: second(-1) }, { now: noon }, 'PROMO_ENDED'],
    ['vendors', { vendor_ids: [4, 5] }, { vendor_id: 5 }, { vendor_id: 6 }, 'PROMO_OTHER_VENDOR'],
    ['cities', { city_ids: [1, 2] }, { city_id: 2 }, { city_id: 3 }, 'PROMO_OTHER_CITY'],
    ['the country', {}, { currency: 'NGN' }, { currency: 'GHS' }, 'PROMO_OTHER_CITY'],
    ['classes', { order_classes: ['pickup'] }, { order_class: 'pickup' }, {}, 'PROMO_OTHER_CLASS'],
    ['pickup has no delivery', { target: 'deliveryfees' }, {}, { order_class: 'pickup' }, 'PROMO_OTHER_CLASS'],
    ['a minimum', { minimum_subtotal: 9 }, { subtotal: 9 }, { subtotal: 8 }, 'PROMO_SUBTOTAL_TOO_SMALL'],
    ['a first order', { first_order_only: true }, {}, { orders_made: 1 }, 'PROMO_FIRST_ORDER_ONLY'],
    ['uses of one', { uses_per_customer: 2 }, { used_by_customer: 1 }, { used_by_customer: 2 }, 'PROMO_USED_BY_YOU'],
  ])('promo.017 %s', (_what, given, within, broken, code) => {
    expect(codeOf(given, within)).toBe('taken');
    expect(codeOf(given, broken)).toBe(code);
    expect(codeOf({}, { ...broken, currency: 'NGN' })).toBe('taken');
  });

  test('promo.017 uses in all', () => {
    expect(codeOf({ uses_in_all: 3, used: 2 })).toBe('taken');
    expect(codeOf({ uses_in_all: 3, used: 3 })).toBe('PROMO_USED_UP');
  });

  test('promo.017 a cap', () => {
    expect(offOf({ percent: 10, most_off: 50_000 })).toBe(40_000);
    expect(offOf({ percent: 10, most_off: 30_000 })).toBe(30_000);
  });

  test('one that cannot be used again is told from one that does not fit', () => {
    expect(refuseUsedUpPromo(terms({ starts_at: second(1), city_ids: [9] }), facts())).toBeUndefined();
    expect(refuseUsedUpPromo(terms({ uses_per_customer: 1 }), facts({ used_by_customer: 1 }))?.code).toBe(
      'PROMO_USED_BY_YOU',
    );
  });
});

describe('what is taken off', () => {
  test('an amount, or a share with parts of a unit left to us', () => {
    expect(offOf({ most_off: 50_000 })).toBe(50_000);
    expect(offOf({ percent: 33, most_off: 999_999 }, { subtotal: 101 })).toBe(33);
  });

  test('is taken off the target alone, as far as that goes', () => {
    expect(offOf({ target: 'deliveryfees', percent: 100, most_off: 999_999 })).toBe(60_000);
    expect(offOf({ target: 'servicefees' })).toBe(20_000);
    expect(offOf({ most_off: 999_999 })).toBe(400_000);
  });

  test('is nothing of a fee that is not known yet', () => {
    expect(offOf({ target: 'deliveryfees' }, { fee: null })).toBe(0);
    expect(offOf({ target: 'servicefees' }, { fee: null })).toBe(0);
  });

  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
  test('is whole, and never more than its target nor its cap, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('orders' as const, 'deliveryfees' as const, 'servicefees' as const),
        fc.option(fc.integer({ min: 1, max: 100 })),
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        amount,
        fc.option(fc.record({ delivery: amount, service: amount })),
        (target, percent, most_off, subtotal, fee) => {
          const off = offOf({ target, percent, most_off }, { subtotal, fee });
          const whole = { orders: subtotal, deliveryfees: fee?.delivery ?? 0, servicefees: fee?.service ?? 0 }[target];
          expect(Number.isSafeInteger(off)).toBe(true);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(Math.min(whole, most_off));
          if (percent !== null) expect(Number(off) * 100).toBeLessThanOrEqual(whole * percent);
        },
      ),
    );
  });
});
