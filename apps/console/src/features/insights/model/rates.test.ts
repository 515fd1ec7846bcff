import { expect, test } from 'vitest';
import { count, funnelOf, percent, shareOf, shortCount } from './rates.ts';

test('a funnel says what is left of the first step and what is lost before the next', () => {
  const rows = funnelOf([
    { step: 'visit', sessions: 200 },
    { step: 'vendor', sessions: 50 },
    { step: 'paid', sessions: 10 },
  ]);
  expect(rows).toEqual([
    { step: 'visit', sessions: 200, share: 1, lost: 150, lostShare: 0.75 },
    { step: 'vendor', sessions: 50, share: 0.25, lost: 40, lostShare: 0.8 },
    { step: 'paid', sessions: 10, share: 0.05, lost: 0, lostShare: 0 },
  ]);
});

test('without a visit there are no shares', () => {
  expect(funnelOf([{ step: 'visit', sessions: 0 }])).toEqual([
    { step: 'visit', sessions: 0, share: undefined, lost: 0, lostShare: undefined },
  ]);
  expect(percent(shareOf(0, 0))).toBe('–');
});

test('a share has one decimal, a count its commas, and a short one its first figures', () => {
  expect([0, 0.05, 0.3824, 1].map(percent)).toEqual(['0.0%', '5.0%', '38.2%', '100.0%']);
  expect(count(1_234_567)).toBe('1,234,567');
  expect([7, 999, 1_234, 553_812, 1_234_567].map(shortCount)).toEqual(['7', '999', '1.23K', '554K', '1.23M']);
});
