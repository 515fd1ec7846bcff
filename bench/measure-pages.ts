import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import { type Figure, median } from './figure.ts';
import { type Load, load } from './load.ts';
import { untilFilesArePacked } from './packed-files.ts';
import { startStack } from './services.ts';
import { HOME, vendorPages, vendorPagesElsewhere } from './shown-pages.ts';

const VENDORS = 1_000;
const ROUNDS = 3;
const SECONDS = 4;
/** As browsers ask. */
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const UNPACKED = { accept: 'text/html' };
const PAGES_A_SECOND = { atLeast: 600 };
const MINUTE_MS = 60_000;
/** Before the end of a minute and after it. */
const AROUND_SECONDS = 6;
/** Different vendors' pages, so that not one page alone is measured. */
const VENDOR_PAGES = 30;
/** On other pages: what is measured is how pages are made day in, day out, by code that V8 has compiled. */
const WARM_UP = { pages: 200, seconds: 10 };

/** How many pages a second leave the front door, and how fast those are that nobody has seen yet. */
export const measurePages: Bench = async ({ scope, databases, folder, printLine }) => {
  const { url, apiUrl } = await startStack(scope, await databases.withVendors(VENDORS), folder);
  await untilFilesArePacked(scope.signal);
  const [vendors, elsewhere] = [await vendorPages(apiUrl), await vendorPagesElsewhere(apiUrl)];
  const middle = (rounds: readonly Load[]): Load => ({
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
  });
  /** As browsers ask, and as those ask that read no compression, in turns. */
  const measure = async (paths: readonly string[]) => {
    const ways = [HEADERS, UNPACKED];
    for (const headers of ways) await load({ url, paths, seconds: 2, headers });
    const rounds: [Load[], Load[]] = [[], []];
    for (let count = 0; count < ROUNDS; count += 1)
      for (const [way, headers] of ways.entries())
        rounds[way]?.push(await load({ url, paths, seconds: SECONDS, headers }));
    const [packed, unpacked] = rounds;
    return {
      ...middle(packed),
      unpackedRatio: median(packed.map(({ p99Ms }, round) => (unpacked[round]?.p99Ms ?? Number.NaN) / p99Ms)),
    };
  };
  /** Every kept page used to end with its minute. Here it is the end of any; at a full hour all of them end. */
  const overTheMinute = async (paths: readonly string[]): Promise<Load> => {
    await load({ url, paths, seconds: 2, headers: HEADERS });
    const left = MINUTE_MS - (Date.now() % MINUTE_MS) - (AROUND_SECONDS / 2) * 1_000;
    await pause(left < 0 ? left + MINUTE_MS : left, undefined, { signal: scope.signal });
    return load({ url, paths, seconds: AROUND_SECONDS, headers: HEADERS });
  };
  printLine('  pages that nobody has seen yet');
  const others = elsewhere.slice(0, WARM_UP.pages);
  await load({ url, paths: others, seconds: WARM_UP.seconds, headers: HEADERS, once: true });
  const notSeen = [...vendors.slice(VENDOR_PAGES), ...elsewhere.slice(WARM_UP.pages)];
  const unseen = await load({ url, paths: notSeen, seconds: 3, headers: HEADERS, once: true });
  printLine('  home');
  const home = await measure([HOME]);
  printLine('  vendor pages');
  const vendor = await measure(vendors.slice(0, VENDOR_PAGES));
  printLine('  pages over the end of a minute');
  const over = await overTheMinute([HOME, ...vendors.slice(0, VENDOR_PAGES)]);
  const figures: Figure[] = [
    { what: 'home page', measured: home.perSecond, unit: '/s', goal: PAGES_A_SECOND },
    { what: 'home page: 99 of 100 within', measured: home.p99Ms, unit: 'ms' },
    { what: 'vendor page', measured: vendor.perSecond, unit: '/s', goal: PAGES_A_SECOND },
    { what: 'vendor page: 99 of 100 within', measured: vendor.p99Ms, unit: 'ms' },
    {
      what: 'home page unpacked: 99 of 100, as a share of the packed one',
      measured: home.unpackedRatio,
      unit: '',
      goal: { atMost: 2 },
    },
    { what: 'vendor page unpacked: the same', measured: vendor.unpackedRatio, unit: '', goal: { atMost: 2 } },
    {
      what: 'pages over the end of a minute: 99 of 100 within',
      measured: over.p99Ms,
      unit: 'ms',
      goal: { atMost: 30 },
    },
    { what: 'vendor page, most of them rendered anew', measured: unseen.perSecond, unit: '/s', goal: { atLeast: 80 } },
  ];
  return figures;
};
