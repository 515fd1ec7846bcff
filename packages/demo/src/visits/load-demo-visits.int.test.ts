import { secretsFrom } from '@jara/server';
import { createInsights, sumChangedOrders } from '@jara/server/analytics';
import { freshDatabase } from '@jara/server/testing';
import { expect, test } from 'vitest';
import { loadDemoCustomers } from '../customers/load-demo-customers.ts';
import { loadDemo } from '../load/load-demo.ts';

const secrets = secretsFrom('a secret that only tests know, of 32 letters and more');
const DAY_MS = 86_400_000;

test('the insights of a new demo show visits up to paid orders in two currencies, added once', async () => {
  const database = (await freshDatabase()).openOwner();
  await loadDemo(database.pool, { vendors: 60 });
  const today = new Date();
  const day = (ago: number) => new Date(today.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  const read = () => createInsights({ db: database.db }).read({ from: day(15), to: day(0) });
  await loadDemoCustomers(database, secrets);
  while (await sumChangedOrders(database.db));
  const first = await read();
  await loadDemoCustomers(database, secrets);
  while (await sumChangedOrders(database.db));
  expect(await read()).toEqual(first);
  if (!first.ok) throw new Error('insights are always there');

  const { funnel, orders_by_hour, searches_without_results, errors, checkout_methods } = first.data;
  const sessions = funnel.map((step) => step.sessions);
  expect(sessions.toSorted((one, other) => other - one)).toEqual(sessions);
  expect(sessions.at(-1)).toBeGreaterThan(50);
  expect(sessions.at(-1)).toBe(orders_by_hour.reduce((sum, { orders }) => sum + orders, 0));
  expect(new Set(orders_by_hour.map(({ currency }) => currency))).toEqual(new Set(['NGN', 'GHS']));
  expect(searches_without_results.length).toBeGreaterThan(5);
  expect(new Set(errors.map(({ name }) => name)).size).toBeGreaterThan(2);
  expect(checkout_methods).toHaveLength(6);
});
