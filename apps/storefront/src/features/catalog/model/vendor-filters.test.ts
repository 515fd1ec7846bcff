import { vendorFilters } from '@jara/contract';
import { expect, test } from 'vitest';
import { filterQuery, NO_FILTERS, offeredFee, VENDOR_FILTERS } from './vendor-filters.ts';

test('every filter of the contract has a chip, and clearing takes each of them away', () => {
  const names = Object.keys(vendorFilters.shape);
  expect(Object.keys(VENDOR_FILTERS)).toEqual(names);
  expect(Object.entries(NO_FILTERS)).toEqual(names.map((name) => [name, undefined]));
});

test('the call to the API carries what is chosen, as the contract spells it', () => {
  expect(vendorFilters.parse(filterQuery({ open_now: true, fee: '500-1000' }))).toMatchObject({
    ...{ chowpass: false, open_now: true, discounts: false },
    fee: { minimum: 500, maximum: 1000 },
  });
  expect(vendorFilters.parse(filterQuery({ fee: '2000-' })).fee).toEqual({ minimum: 2000 });
});

test('catalog.037 a range of fees that another country offers is not chosen', () => {
  expect(offeredFee('500-1000', 'NG')).toBe('500-1000');
  expect(offeredFee('500-1000', 'GH')).toBeUndefined();
  expect(offeredFee(undefined, 'GH')).toBeUndefined();
});
