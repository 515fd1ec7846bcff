import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startApiProcess } from '../../src/testing/api-process.ts';
import { balance } from '../../src/testing/balance.ts';
import { followOrders } from '../../src/testing/event-reader.ts';
import { orderToMove } from '../../src/testing/moved-order.ts';
import { phoneBook } from '../../src/testing/phone-book.ts';
import { openShop } from '../../src/testing/shop.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date();
const api = startApi({ now });
const people = phoneBook(api, now);

/** Longer than a balancer needs to see that a server is not ready. */
const DRAIN_SECONDS = 0.5;

test('two APIs behind a balancer are restarted in turn: no request fails, streams resume elsewhere', async () => {
  const owner = api.database.openOwner(4);
  const shop = await openShop(api, owner);
  const { token, move } = await orderToMove(owner, shop, people);
  const start = (port?: number) =>
    startApiProcess(api.database.appUrl, { drainSeconds: DRAIN_SECONDS, ...(port !== undefined && { port }) });
  const running = await Promise.all([start(), start()]);
  const balancer = balance(running.map(({ url }) => url));

  const statuses = new Map<string, number>();
  let isOver = false;
  const ask = async (call: Parameters<typeof balancer.call>[0]) => {
    const status = await balancer.call(call).catch((error: Error) => error.message);
    const key = `${call.body ? 'POST' : 'GET'} ${status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
  };
  const reading = () => ask({ path: '/customer/available-locations' });
  const adding = () => {
    const body = { item_id: shop.dish.id, quantity: 1, type: 'menu' };
    return ask({ path: '/customer/cart', headers: { 'x-guest-id': randomUUID() }, body });
  };
  const shoppers = [reading, adding, reading, adding].map(async (act) => {
    while (!isOver) {
      await act();
      // Processes that start need the processor too.
      await pause(10);
    }
  });

  const stream = await followOrders(running[0].url, token);
  for (const each of running) {
    const stopping = each.stop();
    await balancer.untilUp(1);
    expect(await stopping).toBe(0);
    await start(each.port);
    await balancer.untilUp(2);
  }
  // Its server has said that it is over, and was not just gone.
  expect(await stream.ended).toBe('ended');
  await move('accept');
  const resumed = await followOrders(balancer.pick(), token, stream.lastId());
  await resumed.toVersion(2);

  isOver = true;
  await Promise.all(shoppers);
  expect([...statuses.keys()].sort()).toEqual(['GET 200', 'POST 200']);
  expect(Math.min(...balancer.served())).toBeGreaterThan(50);
});
