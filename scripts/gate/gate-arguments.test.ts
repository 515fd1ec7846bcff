import { expect, test } from 'vitest';
import { aheadMs, readGateArguments } from './gate-arguments.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A quarter past midnight in Lagos, while the day before still goes on in UTC. */
const NOW = new Date('2026-11-17T23:15:00Z');

test('a moment is one of Lagos', () => {
  expect(aheadMs('2026-11-18 03:10', NOW)).toBe(2 * HOUR_MS + 55 * MINUTE_MS);
  expect(aheadMs('2026-11-30 00:15', NOW)).toBe(12 * 24 * HOUR_MS);
});

test('an hour alone is the next one', () => {
  expect(aheadMs('03:10', NOW)).toBe(2 * HOUR_MS + 55 * MINUTE_MS);
  expect(aheadMs('00:10', NOW)).toBe(24 * HOUR_MS - 5 * MINUTE_MS);
  expect(aheadMs('00:15', NOW)).toBe(24 * HOUR_MS);
});

test('what is no moment, or is past, is refused with a sentence', () => {
  for (const at of ['', 'noon', '2026-11-18', '25:00', '2026-13-01 10:00', '2026-11-31 10:00'])
    expect(() => aheadMs(at, NOW)).toThrow('--at takes a day and an hour in Lagos');
  expect(() => aheadMs('2026-11-18 00:10', NOW)).toThrow('still to come');
});

test('arguments choose what runs; one that is not known is refused', () => {
  expect(readGateArguments([], NOW)).toEqual({ staticOnly: false, only: undefined, aheadMs: 0 });
  expect(readGateArguments(['--only', 'browser', '--at', '00:20'], NOW)).toEqual({
    staticOnly: false,
    only: 'browser',
    aheadMs: 5 * MINUTE_MS,
  });
  for (const args of [['--only', 'some'], ['--att', '03:10'], ['--at'], ['03:10'], ['--static', '--only', 'unit']])
    expect(() => readGateArguments(args, NOW), args.join(' ')).toThrow('one of: unit, integration, browser.');
});
