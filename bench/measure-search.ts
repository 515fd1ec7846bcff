import { setTimeout as pause } from 'node:timers/promises';
import type { AvailableLocation } from '@jara/contract';
import type { Bench } from './bench.ts';
import { collectCalls } from './calls.ts';
import type { Figure } from './figure.ts';
import { load } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { startApi } from './services.ts';

const VENDORS = 100_000;
const MOST_MEGABYTES = 400;
const SEARCHES = 20_000;
const SECONDS = 20;
/** What was only needed for the use has been let go by then. */
const IDLE_MS = 10_000;

/** What one API process holds in memory once all cities of a large country are searched in. */
export const measureSearch: Bench = async ({ scope, databases, folder, printLine }) => {
  const { url, program } = await startApi(scope, await databases.withVendors(VENDORS), folder);
  const figures: Figure[] = [];
  let most = 0;
  const note = async (what: string) => {
    const measured = await residentMegabytes(program.pid);
    most = Math.max(most, measured);
    figures.push({ what, measured, unit: 'MB' });
    printLine(`  ${what}: ${Math.round(measured)} MB`);
  };

  await note('memory of the API at its start');
  const { data: cities } = (await (await fetch(`${url}/customer/available-locations`)).json()) as {
    data: AvailableLocation[];
  };
  for (const { slug } of cities) await (await fetch(`${url}/customer/vendor?city=${slug}`)).arrayBuffer();
  await note('with the list of each city');
  for (const { slug } of cities) await (await fetch(`${url}/customer/search?query=rice&city=${slug}`)).arrayBuffer();
  await note('with a search in each city');
  const calls = await collectCalls(url);
  const search = () => load({ url, paths: calls.distinctSearches(SEARCHES), seconds: SECONDS, once: true });
  // Dishes of vendors are read when they are first shown.
  const first = await search();
  await note(`after ${SECONDS} s of new searches in all of them`);
  const later = await search();
  await note('after as many again');
  await pause(IDLE_MS, undefined, { signal: scope.signal });
  await note('and ten idle seconds later');
  return [
    ...figures,
    { what: 'the most of these', measured: most, unit: 'MB', goal: { atMost: MOST_MEGABYTES } },
    { what: 'new searches, at first', measured: first.perSecond, unit: '/s' },
    { what: '99 of 100 within', measured: first.p99Ms, unit: 'ms' },
    { what: 'new searches, later', measured: later.perSecond, unit: '/s' },
    { what: '99 of 100 within', measured: later.p99Ms, unit: 'ms' },
  ];
};
