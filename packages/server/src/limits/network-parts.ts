import { isIPv4 } from 'node:net';

/** A network that calls come from, and which part it may use of what all strangers together may. */
export type NetworkPart = { readonly name: string; readonly part: number };

/** ADR 36 has the sums. Thousands of honest phones share one IPv4 address, and as many one /48. */
const PARTS = { address: 0.04, '/24': 0.1, '/64': 0.005, '/56': 0.02, '/48': 0.1 };

const IPV6_NETWORK = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/;

/**
 * The origin of a call, as `networkOf` of packages/fair-queue says it (an IPv4 address or a /64 of IPv6), and the networks
 * around it, the narrowest first, each with its part.
 */
export function networkParts(origin: string): NetworkPart[] {
  const [, site, group = ''] = IPV6_NETWORK.exec(origin) ?? [];
  if (site !== undefined) {
    const delegated = Number.parseInt(group, 16) & 0xff00;
    return [
      { name: origin, part: PARTS['/64'] },
      { name: `${site}:${delegated.toString(16)}::/56`, part: PARTS['/56'] },
      { name: `${site}::/48`, part: PARTS['/48'] },
    ];
  }
  const address = { name: origin, part: PARTS.address };
  if (!isIPv4(origin)) return [address];
  return [address, { name: `${origin.slice(0, origin.lastIndexOf('.'))}.0/24`, part: PARTS['/24'] }];
}
