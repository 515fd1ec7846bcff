import { expect, test } from 'vitest';
import { networkParts } from './network-parts.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:2ab3::/64', ['2001:db8:1:2ab3::/64', '2001:db8:1:2a00::/56', '2001:db8:1::/48']],
  ['2001:db8:1:7::/64', ['2001:db8:1:7::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['unknown', ['unknown']],
])('%s counts with the networks around it', (origin, networks) => {
  expect(networkParts(origin).map(({ name }) => name)).toEqual(networks);
});

test('a wider network may use no less than one within it', () => {
  for (const origin of ['203.0.113.7', '2001:db8:1:2::/64']) {
    const parts = networkParts(origin).map(({ part }) => part);
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
  }
});
