import { expect, test } from 'vitest';
import { ticksUpTo } from './ticks.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [42, [0, 10, 20, 30, 40, 50]],
  [100, [0, 20, 40, 60, 80, 100]],
  [101, [0, 50, 100, 150]],
  [123_456_789, [0, 50_000_000, 100_000_000, 150_000_000]],
])('an axis up to %i has lines at round numbers', (highest, lines) => {
  expect(ticksUpTo(highest)).toEqual(lines);
});
