import { isIP, isIPv6 } from 'node:net';

/** How a socket that hears both writes an IPv4 address. */
const IPV4_IN_IPV6 = /^::ffff:(?=[\d.]+$)/i;
const GROUPS = 8;
const OF_THE_NETWORK = 4;

/** All eight groups: '::' stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%');
  // A URL is written in one way.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => '0'), ...after];
}

/**
 * What a limit by address counts as one: an IPv4 address, and of IPv6 the network (/64) that one household or machine is
 * given whole. By the address alone it could come from another one each time. What is no address, as a proxy's header may
 * say, all counts as one: it is never kept as it was sent. So does a socket that has gone, which has no address any more.
 */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(IPV4_IN_IPV6, '');
  if (isIP(plain) === 0) return 'unknown';
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, OF_THE_NETWORK).join(':')}::/64` : plain;
}

/** The site (/48) that an IPv6 network is of, with 65,536 like it: whoever has one shares as one. Else the network itself. */
export const siteOf = (network: string): string =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;

/** Where a caller waits for what is scarce: in the line of their site, and within it in that of their network. */
export function lineOfAddress(address: string | undefined): readonly [site: string, network: string] {
  const network = networkOf(address);
  return [siteOf(network), network];
}
