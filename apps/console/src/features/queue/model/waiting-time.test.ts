import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

const NOW = Date.parse('2026-11-16T12:00:00Z');

test.each([
  [-1, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [47 * 60, '47 h'],
  [50 * 60, '2 days'],
])('what has waited for %i minutes says %s', (minutes, text) => {
  expect(waitingTime(new Date(NOW - minutes * 60_000).toISOString(), NOW)).toBe(text);
});
