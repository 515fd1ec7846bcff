import type { MenuItem, Vendor } from '@jara/contract';
import { startBareWriter } from './bare-writer.ts';
import type { Bench } from './bench.ts';
import { compareRuns } from './compare.ts';
import { loadCarts, type Pair } from './load-carts.ts';
import { residentMegabytes } from './memory.ts';
import { startApi } from './services.ts';

const VENDORS = 160;
const SHOPS = 40;
const WARM_UP_SECONDS = 3;

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Of many vendors, two dishes that can be had. */
async function pairsOf(url: string): Promise<Pair[]> {
  const { vendors } = await read<{ vendors: Vendor[] }>(`${url}/customer/vendor?city=lagos&limit=${SHOPS}`);
  const pairs: Pair[] = [];
  for (const { id } of vendors) {
    const menu = await read<MenuItem[]>(`${url}/customer/vendor/${id}/menu`);
    const [first, second] = menu.filter(({ is_available }) => is_available);
    if (first && second) pairs.push([first.id, second.id]);
  }
  return pairs;
}

/** How many guests a second make a cart and add to it, beside a bare route that writes as many rows. */
export const measureCart: Bench = async ({ scope, databases, folder, printLine }) => {
  const database = await databases.withVendors(VENDORS, { durable: true });
  const api = await startApi(scope, database, folder);
  const pairs = await pairsOf(api.url);
  const bareUrl = await startBareWriter(scope, database, 'bare-cart-server.ts');
  const [own, bare] = [api.url, bareUrl].map((url) => (seconds: number) => loadCarts(url, pairs, seconds)) as [
    (seconds: number) => ReturnType<typeof loadCarts>,
    (seconds: number) => ReturnType<typeof loadCarts>,
  ];
  printLine('  a guest makes a cart and adds to it');
  await own(WARM_UP_SECONDS);
  await bare(WARM_UP_SECONDS);
  const { one, other, ratio } = await compareRuns(own, bare);
  return [
    { what: 'a new cart and a second item', measured: one.perSecond, unit: '/s', goal: { atLeast: 700 } },
    { what: 'an item: 99 of 100 within', measured: one.p99Ms, unit: 'ms' },
    { what: 'a bare route that writes the same rows', measured: other.perSecond, unit: '/s' },
    { what: 'a bare route: 99 of 100 within', measured: other.p99Ms, unit: 'ms' },
    { what: 'as a share of the bare route', measured: ratio, unit: '' },
    { what: 'API memory after the load', measured: await residentMegabytes(api.program.pid), unit: 'MB' },
  ];
};
