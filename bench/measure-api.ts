import { startBareRoute } from './bare-route.ts';
import type { Bench } from './bench.ts';
import { collectCalls } from './calls.ts';
import { type Asked, compare } from './compare.ts';
import type { Figure, Goal } from './figure.ts';
import { residentMegabytes } from './memory.ts';
import { startApi } from './services.ts';

const VENDORS = 1_000;

type Wanted = {
  readonly name: string;
  readonly asked: Asked;
  readonly rate: number;
  readonly ratio: number;
  readonly p99?: Goal;
};

/** How many answers a second the API gives, beside a bare route that sends the same bytes in the same minutes. */
export const measureApi: Bench = async ({ scope, databases, folder, printLine }) => {
  const api = await startApi(scope, await databases.withVendors(VENDORS), folder);
  const calls = await collectCalls(api.url);
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
      const bare = { url: await startBareRoute(inner, api.url, samples), asked };
      return compare({ url: api.url, asked }, bare);
    });
    figures.push(
      { what: name, measured: compared.one.perSecond, unit: '/s', goal: { atLeast: rate } },
      { what: `${name}: 99 of 100 within`, measured: compared.one.p99Ms, unit: 'ms', ...(p99 && { goal: p99 }) },
      { what: `${name}: a bare route with the same bytes`, measured: compared.other.perSecond, unit: '/s' },
      { what: `${name}: as a share of the bare route`, measured: compared.ratio, unit: '', goal: { atLeast: ratio } },
    );
  }
  figures.push({ what: 'API memory after the load', measured: await residentMegabytes(api.program.pid), unit: 'MB' });
  return figures;
};
