import { startBareRoute } from './bare-route.ts';
import type { Bench } from './bench.ts';
import { collectCalls } from './calls.ts';
import { type Asked, compare } from './compare.ts';
import type { Figure, Goal } from './figure.ts';
import { load } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { startApiAndFrontDoor } from './services.ts';

const VENDORS = 1_000;
const SECONDS = 4;
/** A reply to somebody known is neither taken from a cache nor put into one. */
const AS_SOMEBODY_KNOWN = { authorization: 'Bearer somebody' };

type Wanted = {
  readonly name: string;
  readonly asked: Asked;
  readonly rate: number;
  readonly ratio: number;
  readonly p99?: Goal;
};

/** How many answers a second the API gives, beside a bare route that sends the same bytes in the same minutes. */
export const measureApi: Bench = async ({ scope, databases, folder, printLine }) => {
  const { apiUrl, url, api } = await startApiAndFrontDoor(scope, await databases.withVendors(VENDORS), folder);
  const calls = await collectCalls(apiUrl);
  const search = { rate: 1_200, ratio: 0.1, p99: { atMost: 30 } };
  const wanted: Wanted[] = [
    { name: 'vendor list', asked: calls.lists, rate: 5_000, ratio: 0.5 },
    { name: 'vendor menu', asked: calls.menus, rate: 4_000, ratio: 0.5 },
    { name: 'search, repeated', asked: calls.searches, ...search },
    { name: 'search, each a new one', asked: calls.distinctSearches, ...search },
  ];
  const figures: Figure[] = [];
  for (const { name, asked, rate, ratio, p99 } of wanted) {
    printLine(`  ${name}`);
    const compared = await scope.inside(async (inner) => {
      const samples = typeof asked === 'function' ? asked(200) : asked;
      // The bare route is asked the same, since making new requests takes the asking side some time too.
      const bare = { url: await startBareRoute(inner, apiUrl, samples), asked };
      return compare({ url: apiUrl, asked }, bare);
    });
    figures.push(
      { what: name, measured: compared.one.perSecond, unit: '/s', goal: { atLeast: rate } },
      { what: `${name}: 99 of 100 within`, measured: compared.one.p99Ms, unit: 'ms', ...(p99 && { goal: p99 }) },
      { what: `${name}: a bare route with the same bytes`, measured: compared.other.perSecond, unit: '/s' },
      { what: `${name}: as a share of the bare route`, measured: compared.ratio, unit: '', goal: { atLeast: ratio } },
    );
  }
  printLine('  menus that are in no cache');
  const anew = await load({ url: apiUrl, paths: calls.menus, seconds: SECONDS, headers: AS_SOMEBODY_KNOWN });
  printLine('  lists and menus through the front door');
  const passed = [...calls.lists, ...calls.menus].map((call) => `/api${call}`);
  await load({ url, paths: passed, seconds: SECONDS });
  const through = await load({ url, paths: passed, seconds: SECONDS });
  figures.push(
    { what: 'menus that are in no cache', measured: anew.perSecond, unit: '/s', goal: { atLeast: 1_000 } },
    {
      what: 'lists and menus through the front door',
      measured: through.perSecond,
      unit: '/s',
      goal: { atLeast: 5_000 },
    },
    { what: 'API memory after the load', measured: await residentMegabytes(api.pid), unit: 'MB' },
  );
  return figures;
};
