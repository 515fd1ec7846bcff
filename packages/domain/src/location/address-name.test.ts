import { expect, test } from 'vitest';
import { addressName, pinName } from './address-name.ts';

const POINT = { latitude: 6.44782, longitude: 3.47 };

test.each([
  [{ house_no: '12', street: 'Admiralty Way' }, '12 Admiralty Way'],
  [{ house_no: null, street: 'Admiralty Way' }, 'Admiralty Way'],
  [{ house_no: '12', street: null }, 'Palms Mall'],
])('%o is called %s', (parts, expected) => {
  expect(addressName({ ...parts, pretty_name: 'Palms Mall, Lekki, Lagos' })).toBe(expected);
});

test('a pin without a name is called by where it is, with both its numbers', () => {
  const pretty_name = pinName(POINT);
  expect(pretty_name).toBe('Pin at 6.4478, 3.4700');
  expect(addressName({ house_no: null, street: null, pretty_name })).toBe(pretty_name);
});
