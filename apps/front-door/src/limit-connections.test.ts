import { expect, test } from 'vitest';
import { networkOf } from './limit-connections.ts';
import { isProxyList, readProxies } from './trusted-proxies.ts';

test('of IPv4 each address counts by itself, of IPv6 a network of 64 bits', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::6')).toBe('2001:db8:0:0');
});

test('a proxy is trusted by its address, by its network, or as this machine', () => {
  const isTrusted = readProxies('loopback, 192.0.2.7,10.0.0.0/8,2001:db8::/32');
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '192.0.2.7', '10.1.2.3', '2001:db8::9'])
    expect([address, isTrusted(address)]).toEqual([address, true]);
  for (const address of ['192.0.2.8', '11.0.0.1', '2001:db9::1', 'unknown', '', undefined])
    expect([address, isTrusted(address)]).toEqual([address, false]);
});

test('a list of proxies that cannot be read is told, and not taken for nobody', () => {
  for (const list of ['', 'loopbak', '10.0.0.0/33', '1.2.3', 'loopback,,'])
    expect([list, isProxyList(list)]).toEqual([list, false]);
});
