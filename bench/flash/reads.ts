import type { Calls } from '../calls.ts';
import type { Choices } from '../choices.ts';
import type { Sold } from '../load-orders.ts';
import type { Buyer } from '../order-customers.ts';
import type { Call } from './http-connections.ts';

type Known = {
  readonly choices: Choices;
  readonly calls: Calls;
  readonly buyers: readonly Buyer[];
  readonly sold: readonly Sold[];
};

const AS_A_BROWSER = { 'accept-encoding': 'br' };
const PAGES = ['/store?city=lagos', '/store?city=lagos&type=restaurant', '/store?city=abuja', '/store?city=accra'];
/** Made beforehand: whoever makes the load has little time. */
const NEW_SEARCHES = 4_000;

/**
 * What is read at noon, ten of them in turn: pages, lists and menus that everybody reads, searches that somebody has made
 * before and one that nobody has, and two that are somebody's own.
 */
export function createReads({ choices, calls, buyers, sold }: Known): (address: string) => Call {
  const newSearches = calls.distinctSearches(NEW_SEARCHES);
  const api =
    (path: string): (() => Partial<Call> & { path: string }) =>
    () => ({ path: `/api${path}` });
  const own = (path: string) => () => ({
    ...{ path: `/api${path}`, headers: { ...AS_A_BROWSER, authorization: `Bearer ${choices.pick(buyers).token}` } },
  });
  let made = 0;
  const kinds = [
    () => ({ path: choices.pick(PAGES) }),
    () => api(choices.pick(calls.lists))(),
    () => api(`/customer/vendor/${choices.pick(sold).vendor_id}/menu`)(),
    () => api(choices.pick(calls.searches))(),
    own('/customer/cart'),
    () => ({ path: choices.pick(PAGES) }),
    () => api(choices.pick(calls.lists))(),
    () => api(choices.pick(calls.menus))(),
    () => api(newSearches[made % newSearches.length] ?? '/customer/search?query=rice')(),
    own('/customer/order/active'),
  ];
  return (address) => {
    const kind = kinds[made % kinds.length];
    made += 1;
    if (kind === undefined) throw new Error('there is nothing to read');
    return { method: 'GET', address, headers: AS_A_BROWSER, ...kind() };
  };
}
