import { expect, test } from 'vitest';
import { DEMO_PROMOS } from './demo-promos.ts';

test('every limit that a code can have is there to be tried', () => {
  const limits = [
    ...(['starts_at', 'ends_at', 'vendor_ids', 'city_ids', 'order_classes', 'minimum_subtotal'] as const),
    ...(['percent', 'first_order_only', 'uses_in_all', 'uses_per_customer'] as const),
  ];
  for (const limit of limits)
    expect(
      DEMO_PROMOS.some((promo) => promo[limit] !== undefined),
      limit,
    ).toBe(true);
  expect(new Set(DEMO_PROMOS.map(({ target }) => target))).toEqual(new Set(['orders', 'deliveryfees', 'servicefees']));
});

test('limits to a city name one, and both countries have a code for everyone', () => {
  expect(DEMO_PROMOS.flatMap(({ city_ids }) => city_ids ?? []).every((id) => id > 0)).toBe(true);
  const open = DEMO_PROMOS.filter(({ is_open }) => is_open);
  expect(new Set(open.map(({ currency }) => currency))).toEqual(new Set(['NGN', 'GHS']));
});
