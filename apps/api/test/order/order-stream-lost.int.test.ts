import type { Database } from '@jara/server/db';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { startApiProcess } from '../../src/testing/api-process.ts';
import { cuttableProxy } from '../../src/testing/cuttable-proxy.ts';
import { followOrders } from '../../src/testing/event-reader.ts';
import { DELIVERED, orderToMove } from '../../src/testing/moved-order.ts';
import { phoneBook } from '../../src/testing/phone-book.ts';
import { openShop } from '../../src/testing/shop.ts';
import { startApi, testEnv } from '../../src/testing/start-api.ts';

const now = () => new Date();
const api = startApi({ now });
const people = phoneBook(api, now);

let owner: Database;
let shop: Awaited<ReturnType<typeof openShop>>;
let url: string;
beforeAll(async () => {
  owner = api.database.openOwner(4);
  shop = await openShop(api, owner);
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});

const versionsOf = (pages: readonly Awaited<ReturnType<typeof followOrders>>[]) =>
  new Set(pages.flatMap((page) => page.told().map(({ data }) => (data as { version: number }).version)));

test('an API that is killed between events loses none: the stream resumes at another process', async () => {
  const { token, move } = await orderToMove(owner, shop, people);
  const other = await startApiProcess(api.database.appUrl);
  const here = await followOrders(url, token);
  const [first, ...rest] = DELIVERED;
  const there = await followOrders(other.url, token);
  await move(first ?? 'accept');
  // Each process tells it, whoever has made it.
  await Promise.all([here.toVersion(2), there.toVersion(2)]);
  await other.kill();
  expect(await there.ended).toBe('cut');
  for (const action of rest) await move(action);
  const again = await followOrders(url, token, there.lastId());
  await again.toVersion(DELIVERED.length + 1);
  const all = Array.from({ length: DELIVERED.length }, (_, nth) => nth + 2);
  expect([...versionsOf([there, again])].filter((version) => version > 1)).toEqual(all);
});

test('what was announced while the line to the database was cut is told to open streams once it is back', async () => {
  const { token, move } = await orderToMove(owner, shop, people);
  const line = await cuttableProxy(api.database.appUrl);
  const app = await buildApp(testEnv(line.url));
  onTestFinished(async () => {
    await app.close();
    await line.close();
  });
  const somebodyElse = await orderToMove(owner, shop, people);
  const there = await app.listen({ port: 0, host: '127.0.0.1' });
  const [page, other] = [await followOrders(there, token), await followOrders(there, somebodyElse.token)];
  await move('accept');
  await page.toVersion(2);
  line.cut();
  await move('prepare');
  await move('ready');
  line.mend();
  await page.toVersion(4);
  expect(versionsOf([page])).toContain(3);
  // And what happens from then on.
  await move('assign');
  await page.toVersion(5);
  // Each is told of their own.
  await somebodyElse.move('accept');
  await other.toVersion(2);
  const orders = other.told().map(({ data }) => (data as { order_id: number }).order_id);
  expect(new Set(orders)).toEqual(new Set([somebodyElse.id]));
});

test('a stop ends open streams at once', async () => {
  const { token } = await orderToMove(owner, shop, people);
  const app = await buildApp(testEnv(api.database.appUrl));
  const page = await followOrders(await app.listen({ port: 0, host: '127.0.0.1' }), token);
  const began = performance.now();
  await app.close();
  expect(await page.ended).toBe('ended');
  expect(performance.now() - began).toBeLessThan(5_000);
});
