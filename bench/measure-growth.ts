import autocannon from 'autocannon';
import { readOrCreateSecret } from '../scripts/running/app-secret.ts';
import type { Bench } from './bench.ts';
import { type Calls, collectCalls } from './calls.ts';
import { readShops } from './chaos/shops.ts';
import { type Asked, type Compared, compare, compareRuns } from './compare.ts';
import type { Figure } from './figure.ts';
import { grownDatabases, type Size } from './growth/grown-databases.ts';
import { signInGrown } from './growth/sign-in-grown.ts';
import { CONNECTIONS, type Load } from './load.ts';
import { createFlows, failIfAny, loadFlows, loadOrders, quoteCarts, type Sold } from './load-orders.ts';
import { residentMegabytes } from './memory.ts';
import { openVendors } from './open-vendors.ts';
import type { Buyer } from './order-customers.ts';
import { startApi } from './services.ts';

const FEW: Size = { name: 'growth_few', vendors: 200, times: 1, orders: 1_000 };
const MANY: Size = { name: 'growth_many', vendors: 10_000, times: 10, orders: 5_000_000 };
const MOST_COST = 1.1;
/** Where there are few vendors few are found: with one in each answer the finding is compared, not the sending. */
const ALIKE = { limit: 1 };
const WARM_UP_SECONDS = 6;
/** A customer has one cart at a vendor, so no two of a round are of the same two. */
const ORDERS_IN_A_ROUND = 200;

const READS: readonly { readonly name: string; readonly of: (calls: Calls) => Asked }[] = [
  { name: 'vendor list', of: ({ lists }) => lists },
  { name: 'vendor menu', of: ({ menus }) => menus },
  { name: 'search, repeated', of: ({ searches }) => searches },
  { name: 'search, each a new one', of: ({ distinctSearches }) => distinctSearches },
];

type Side = { readonly url: string; readonly buyers: readonly Buyer[] };

/** Their orders, one customer after the other. */
async function loadLists({ url, buyers }: Side, seconds: number): Promise<Load> {
  let next = 0;
  const result = await autocannon({
    ...{ url: `${url}/customer/order`, connections: CONNECTIONS, duration: seconds },
    requests: [
      {
        setupRequest: (request) => {
          next += 1;
          return { ...request, headers: { authorization: `Bearer ${buyers[next % buyers.length]?.token}` } };
        },
      },
    ],
  });
  failIfAny(result);
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 };
}

/** What the same calls cost as vendors and orders grow: two APIs on two databases of one PostgreSQL, measured in turn. */
export const measureGrowth: Bench = async ({ scope, folder, printLine }) => {
  const secret = await readOrCreateSecret(folder);
  const databases = await grownDatabases({ scope, printLine }, [FEW, MANY]);
  const sides = await Promise.all(
    databases.map(async (database) => {
      await openVendors(database);
      const buyers = await signInGrown(database, secret);
      const { url, program } = await startApi(scope, database, folder);
      const sold = (await readShops(url)).NGN.map(
        ({ vendorId, addressId, dishes }): Sold => ({
          vendor_id: vendorId,
          source_id: addressId,
          item_id: dishes[0] ?? 0,
        }),
      );
      return { url, program, buyers, next: createFlows(buyers, sold), calls: await collectCalls(url, ALIKE) };
    }),
  );
  const [few, many] = sides;
  if (!few || !many) throw new Error('there are two databases');

  const figures: Figure[] = [];
  const add = (name: string, { one, other, ratio }: Compared) => {
    printLine(`    ${one.perSecond.toFixed(0)} and ${other.perSecond.toFixed(0)}/s: ${ratio.toFixed(2)} ×`);
    figures.push(
      { what: `${name}, few`, measured: one.perSecond, unit: '/s' },
      { what: `${name}, many`, measured: other.perSecond, unit: '/s' },
      { what: `${name}: cost with the many`, measured: ratio, unit: '×', goal: { atMost: MOST_COST } },
    );
  };
  for (const { name, of } of READS) {
    printLine(`  ${name}`);
    add(name, await compare({ url: few.url, asked: of(few.calls) }, { url: many.url, asked: of(many.calls) }));
  }
  printLine('  list of orders');
  for (const side of sides) await loadLists(side, WARM_UP_SECONDS);
  const lists = await compareRuns(
    (seconds) => loadLists(few, seconds),
    (seconds) => loadLists(many, seconds),
  );
  add('list of orders', lists);
  printLine('  placing an order');
  for (const { url, next } of sides) await loadFlows(url, next, WARM_UP_SECONDS);
  const place = async ({ url, next }: typeof few) => loadOrders(url, await quoteCarts(url, next, ORDERS_IN_A_ROUND));
  add(
    'placing an order',
    await compareRuns(
      () => place(few),
      () => place(many),
    ),
  );
  figures.push(
    { what: 'API memory, few', measured: await residentMegabytes(few.program.pid), unit: 'MB' },
    { what: 'API memory, many', measured: await residentMegabytes(many.program.pid), unit: 'MB' },
  );
  return figures;
};
