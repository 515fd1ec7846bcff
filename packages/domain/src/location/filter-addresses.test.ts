import { expect, test } from 'vitest';
import { filterAddresses, hasAddressSearch } from './filter-addresses.ts';

const ADDRESSES = [
  { pretty_name: '12 Admiralty Way, Lekki, Lagos' },
  { pretty_name: '4 Allen Avenue, Ikeja, Lagos' },
  { pretty_name: '9 ADMIRALTY Close, Kano' },
];
const names = (typed: string) => filterAddresses(ADDRESSES, typed).map(({ pretty_name }) => pretty_name);

test('location.002 the search box comes with the tenth address', () => {
  expect(hasAddressSearch(Array.from({ length: 9 }))).toBe(false);
  expect(hasAddressSearch(Array.from({ length: 10 }))).toBe(true);
});

test.each(['', 'x', 'xq', '  xq  '])('location.014 with %j all addresses show', (typed) => {
  expect(names(typed)).toHaveLength(3);
});

test('location.014 from 3 characters on, those with the words in pretty_name show, whatever the case', () => {
  expect(names('adm')).toEqual(['12 Admiralty Way, Lekki, Lagos', '9 ADMIRALTY Close, Kano']);
  expect(names('LAGOS')).toHaveLength(2);
  expect(names('ikeja ')).toEqual(['4 Allen Avenue, Ikeja, Lagos']);
  expect(names('xqz')).toEqual([]);
});
