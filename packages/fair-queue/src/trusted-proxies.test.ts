import { expect, test } from 'vitest';
import { isProxyList, readProxies } from './trusted-proxies.ts';

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
