import { expect, test } from 'vitest';
import { needsSecondPerson } from './second-person.ts';

const now = new Date('2026-11-16T10:00:00Z');
const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 60 * 60 * 1000);

test.each([
  [5_000_000, 'NGN', false],
  [5_000_001, 'NGN', true],
  [50_000, 'GHS', false],
  [50_001, 'GHS', true],
] as const)('decisions §11: of %i %s: a second person is needed: %s', (amount, currency, isNeeded) => {
  expect(needsSecondPerson({ amount, currency, earlier: [], now })).toBe(isNeeded);
});

test('decisions §11: what one person gave for one thing within a day counts together', () => {
  const earlier = [
    { amount: 3_000_000, at: at(1) },
    { amount: 1_000_000, at: at(23) },
  ];
  const isNeeded = (amount: number) => needsSecondPerson({ amount, currency: 'NGN', earlier, now });
  expect([isNeeded(1_000_000), isNeeded(1_000_001)]).toEqual([false, true]);
});

test('decisions §11: what was given a day ago or before counts no more', () => {
  const earlier = [{ amount: 5_000_000, at: at(24) }];
  expect(needsSecondPerson({ amount: 5_000_000, currency: 'NGN', earlier, now })).toBe(false);
});
