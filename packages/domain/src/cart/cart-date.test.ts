import { expect, test } from 'vitest';
import { cartDate } from './index.ts';

test('cart.098 cart dates read YYYY-MM-DD HH:mm:ss', () => {
  expect(cartDate(new Date('2026-11-05T07:08:09.123Z'))).toBe('2026-11-05 07:08:09');
});
