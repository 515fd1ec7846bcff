// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetTopUp, rememberTopUp, topUpsUnderWay } from './top-ups-under-way.ts';

const ONE = '5f0c1b7e-2a4d-4c39-9e51-7b3f0a6d4081';
const OTHER = '8d92e6a3-61bf-4f07-8c1e-2e5a9b734796';
const AN_HOUR = 60 * 60_000;

beforeEach(() => window.localStorage.clear());

test('top-ups are remembered once each, the last first, until they are forgotten', () => {
  rememberTopUp(ONE);
  rememberTopUp(OTHER);
  rememberTopUp(ONE);
  expect(topUpsUnderWay()).toBe(`${ONE},${OTHER}`);
  forgetTopUp(ONE);
  expect(topUpsUnderWay()).toBe(OTHER);
});

test('after an hour a top-up is no longer waited for', () => {
  rememberTopUp(ONE, 0);
  expect(topUpsUnderWay(AN_HOUR - 1)).toBe(ONE);
  expect(topUpsUnderWay(AN_HOUR)).toBe('');
});

test('what an address or the storage holds instead of a reference is not kept', () => {
  rememberTopUp('<script>');
  expect(topUpsUnderWay()).toBe('');
  window.localStorage.setItem('topUpsUnderWay', '[{"reference":7}]');
  expect(topUpsUnderWay()).toBe('');
});

test('no more than five are kept', () => {
  for (let nth = 1; nth <= 9; nth += 1) rememberTopUp(ONE.replace(/^./, String(nth)));
  expect(topUpsUnderWay().split(',')).toHaveLength(5);
});
