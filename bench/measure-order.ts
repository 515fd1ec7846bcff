import { readOrCreateSecret } from '../scripts/running/app-secret.ts';
import { startBareWriter } from './bare-writer.ts';
import type { Bench } from './bench.ts';
import { readShops } from './chaos/shops.ts';
import { median } from './figure.ts';
import type { Load } from './load.ts';
import { createFlows, loadFlows, loadOrders, quoteCarts, type Sold } from './load-orders.ts';
import { residentMegabytes } from './memory.ts';
import { openVendors } from './open-vendors.ts';
import { addBuyers } from './order-customers.ts';
import { startApi } from './services.ts';

const VENDORS = 160;
/** A customer gets only so many quotes in ten minutes. */
const BUYERS = 1_500;
/** Until V8 has compiled, and each connection has planned, what an order takes. */
const WARM_UP_SECONDS = 8;
const ROUNDS = 3;
const SECONDS = 4;
const ORDERS_IN_A_ROUND = 600;

/** The middle of the rounds. */
const middle = (rounds: readonly Load[]): Load => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
});

/** How many customers a second order a meal from the wallet, and the order itself beside a bare route that writes its rows. */
export const measureOrder: Bench = async ({ scope, databases, folder, printLine }) => {
  const database = await databases.withVendors(VENDORS, { durable: true });
  await openVendors(database);
  const api = await startApi(scope, database, folder);
  const buyers = await addBuyers(database, await readOrCreateSecret(folder), BUYERS);
  const sold = (await readShops(api.url)).NGN.map(
    ({ vendorId, addressId, dishes }): Sold => ({ vendor_id: vendorId, source_id: addressId, item_id: dishes[0] ?? 0 }),
  );
  const next = createFlows(buyers, sold);

  printLine('  a customer fills a cart, has it quoted and checked, and orders it from the wallet');
  await loadFlows(api.url, next, WARM_UP_SECONDS);
  const flows: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) flows.push(await loadFlows(api.url, next, SECONDS));

  printLine('  the order alone');
  const bareUrl = await startBareWriter(scope, database, 'bare-order-server.ts');
  const [own, bare]: [Load[], Load[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const carts = await quoteCarts(api.url, next, ORDERS_IN_A_ROUND);
    own.push(await loadOrders(api.url, carts));
    bare.push(await loadOrders(bareUrl, carts));
  }
  const ratios = own.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN));
  const [whole, alone, floor] = [flows, own, bare].map(middle) as [Load, Load, Load];
  return [
    { what: 'whole orders: cart, quote, check, order', measured: whole.perSecond, unit: '/s', goal: { atLeast: 260 } },
    { what: 'a whole order: 99 of 100 within', measured: whole.p99Ms, unit: 'ms', goal: { atMost: 150 } },
    { what: 'the order alone', measured: alone.perSecond, unit: '/s' },
    { what: 'the order alone: 99 of 100 within', measured: alone.p99Ms, unit: 'ms' },
    { what: 'a bare route that writes the same rows', measured: floor.perSecond, unit: '/s' },
    { what: 'the order as a share of the bare route', measured: median(ratios), unit: '', goal: { atLeast: 0.4 } },
    { what: 'API memory after the load', measured: await residentMegabytes(api.program.pid), unit: 'MB' },
  ];
};
