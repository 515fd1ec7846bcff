// @vitest-environment happy-dom
import type { MinorUnits } from '@jara/contract';
import { afterEach, expect, test } from 'vitest';
import { lastBag, storeBag } from './last-bag.ts';

afterEach(() => window.localStorage.clear());

test('what a bag cost outlives the page; what cannot be read counts as unknown', () => {
  expect(lastBag()).toBeUndefined();
  const bag = { amount: 20_000 as MinorUnits, available_cities: ['Lagos'], excluded_vendor_ids: [] };
  storeBag(bag);
  expect(lastBag()).toEqual(bag);
  for (const broken of ['{', '{"amount":-1}', 'null']) {
    window.localStorage.setItem('bagInformation', broken);
    expect(lastBag()).toBeUndefined();
  }
});
