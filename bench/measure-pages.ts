import type { Bench } from './bench.ts';
import { type Figure, median } from './figure.ts';
import { type Load, load } from './load.ts';
import { startStack } from './services.ts';
import { HOME, vendorPages } from './shown-pages.ts';

const VENDORS = 1_000;
const ROUNDS = 3;
const SECONDS = 4;
/** As browsers ask. */
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const PAGES_A_SECOND = { atLeast: 600 };
/** Different vendors' pages, so that not one page alone is measured. */
const VENDOR_PAGES = 30;

/** How many pages a second leave the front door, and how fast those are that nobody has seen yet. */
export const measurePages: Bench = async ({ scope, databases, folder, printLine }) => {
  const { url, apiUrl } = await startStack(scope, await databases.withVendors(VENDORS), folder);
  const vendors = await vendorPages(apiUrl);
  const measure = async (paths: readonly string[]): Promise<Load> => {
    await load({ url, paths, seconds: 2, headers: HEADERS });
    const rounds: Load[] = [];
    for (let count = 0; count < ROUNDS; count += 1)
      rounds.push(await load({ url, paths, seconds: SECONDS, headers: HEADERS }));
    return {
      perSecond: median(rounds.map(({ perSecond }) => perSecond)),
      p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
    };
  };
  printLine('  pages that nobody has seen yet');
  const unseen = await load({ url, paths: vendors.slice(VENDOR_PAGES), seconds: 3, headers: HEADERS, once: true });
  printLine('  home');
  const home = await measure([HOME]);
  printLine('  vendor pages');
  const vendor = await measure(vendors.slice(0, VENDOR_PAGES));
  const figures: Figure[] = [
    { what: 'home page', measured: home.perSecond, unit: '/s', goal: PAGES_A_SECOND },
    { what: 'home page: 99 of 100 within', measured: home.p99Ms, unit: 'ms' },
    { what: 'vendor page', measured: vendor.perSecond, unit: '/s', goal: PAGES_A_SECOND },
    { what: 'vendor page: 99 of 100 within', measured: vendor.p99Ms, unit: 'ms' },
    { what: 'vendor page, most of them rendered anew', measured: unseen.perSecond, unit: '/s' },
  ];
  return figures;
};
