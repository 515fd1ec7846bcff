import { expect, test } from 'vitest';
import { lineOfAddress, networkOf, siteOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
  [undefined, 'unknown'],
  ['a'.repeat(10_000), 'unknown'],
])('case %#: an address counts as its network', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('networks of one IPv6 site share as one; an IPv4 address is by itself', () => {
  const [one, other] = [networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:ffff::1')];
  expect([siteOf(one), siteOf(other)]).toEqual(['2001:db8:1::/48', '2001:db8:1::/48']);
  expect(siteOf(networkOf('2001:db8:2::1'))).toBe('2001:db8:2::/48');
  expect(siteOf(networkOf('192.0.2.1'))).toBe('192.0.2.1');
});

test('who waits stands in the line of their site, and within it in that of their network', () => {
  expect(lineOfAddress('2001:db8:1:2::1')).toEqual(['2001:db8:1::/48', '2001:db8:1:2::/64']);
  expect(lineOfAddress('::ffff:192.0.2.1')).toEqual(['192.0.2.1', '192.0.2.1']);
  expect(lineOfAddress(undefined)).toEqual(['unknown', 'unknown']);
});
