import { BlockList, isIP } from 'node:net';

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const NETWORK = /^(?<address>[\da-f.:]+)(?:\/(?<bits>\d{1,3}))?$/i;

const networksIn = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .flatMap((part) => (part === 'loopback' ? LOOPBACK : part));

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function addTo(proxies: BlockList, network: string): void {
  const { address = '', bits } = NETWORK.exec(network)?.groups ?? {};
  // Throws for what is no address, or has more bits than one.
  proxies.addSubnet(address, Number(bits ?? (isIP(address) === 6 ? 128 : 32)), familyOf(address));
}

export function isProxyList(list: string): boolean {
  try {
    readProxies(list);
    return true;
  } catch {
    return false;
  }
}

/** Whose word is taken for the address of somebody else: addresses and networks with commas, and 'loopback'. */
export function readProxies(list: string): (address: string | undefined) => boolean {
  const proxies = new BlockList();
  for (const network of networksIn(list)) addTo(proxies, network);
  return (address = '') => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}
