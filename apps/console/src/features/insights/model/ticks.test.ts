import { expect, test } from 'vitest';
import { ticksBetween } from './ticks.ts';

test.each([
  [0, 0, [0, 1]],
  [0, 1, [0, 1]],
  [1, 3, [0, 1, 2, 3]],
  [0, 7, [0, 2, 4, 6, 8]],
  [0, 42, [0, 10, 20, 30, 40, 50]],
  [0, 100, [0, 20, 40, 60, 80, 100]],
  [0, 101, [0, 50, 100, 150]],
  [0, 123_456_789, [0, 50_000_000, 100_000_000, 150_000_000]],
  [-3, 42, [-10, 0, 10, 20, 30, 40, 50]],
  [-30, -10, [-30, -20, -10, 0]],
])('an axis for values from %i to %i has lines at round numbers, zero among them', (lowest, highest, lines) => {
  expect(ticksBetween(lowest, highest)).toEqual(lines);
});
