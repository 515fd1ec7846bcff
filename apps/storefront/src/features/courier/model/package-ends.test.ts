// @vitest-environment happy-dom
import { customerAddress } from '@jara/contract';
import { expect, test } from 'vitest';
import { EXAMPLE_PACKAGE } from '../../../testing/example-package.ts';
import { swapEnds, withEnd } from './package-ends.ts';

const YABA = customerAddress.parse({
  ...{ id: 8, pretty_name: '2 Herbert Macaulay Way, Yaba', display_name: '2 Herbert Macaulay Way', state: 'Lagos' },
  ...{ city: 'Lagos', country_code: 'NG', coordinate: { x: 3.37, y: 6.51 }, landmark: null, recipient: null },
  is_active: false,
});
const UNQUOTED = { deliveryFee: null, protectionFee: 0, total: 0 };

test.each([
  { end: 'pickup', ids: [8, 4] },
  { end: 'dropoff', ids: [3, 8] },
] as const)('another $end leaves the other end, and takes away the fee, which was for another way', ({ end, ids }) => {
  const form = { ...EXAMPLE_PACKAGE, ...withEnd(end, YABA) };
  expect([form.pickupAddress?.id, form.dropoffAddress?.id]).toEqual(ids);
  expect(form).toMatchObject(UNQUOTED);
});

test('pickup and dropoff that change places take away the fee, which was for another way', () => {
  const form = { ...EXAMPLE_PACKAGE, ...swapEnds(EXAMPLE_PACKAGE) };
  expect([form.pickupAddress?.id, form.dropoffAddress?.id]).toEqual([4, 3]);
  const { pickupAddressText, dropoffAddressText } = EXAMPLE_PACKAGE;
  expect([form.dropoffAddressText, form.pickupAddressText]).toEqual([pickupAddressText, dropoffAddressText]);
  expect(form).toMatchObject(UNQUOTED);
});
