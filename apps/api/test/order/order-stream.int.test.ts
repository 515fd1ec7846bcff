import { type Database, inTransaction } from '@jara/server/db';
import { moveOrder } from '@jara/server/order';
import { buildOrder } from '@jara/server/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followOrders } from '../../src/testing/event-reader.ts';
import { orderToMove, undo } from '../../src/testing/moved-order.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { openShop } from '../../src/testing/shop.ts';
import { startApi } from '../../src/testing/start-api.ts';

let passed = 0;
const now = () => new Date(Date.now() + passed);
const api = startApi({ now, env: { METRICS_TOKEN: 'a-token-for-tests' } });
const people = phoneBook(api, now);

let owner: Database;
let shop: Awaited<ReturnType<typeof openShop>>;
let url: string;
beforeAll(async () => {
  owner = api.database.openOwner(4);
  shop = await openShop(api, owner);
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  passed = 0;
});

const announce = (payload: string) => owner.pool.query(`select pg_notify('order', $1)`, [payload]);
const PLACE = { latitude: 6.43, longitude: 3.46, at: '2026-11-16T10:00:00+00:00' };

/** An order whose making has been announced: announcements arrive in the order of their commits. */
async function newOrder() {
  const made = await orderToMove(owner, shop, people);
  const page = await followOrders(url, made.token);
  await announce(JSON.stringify({ event: 'position', customer_id: made.customer, order_id: made.id, ...PLACE }));
  await expect.poll(() => page.told().at(-1)).toMatchObject({ event: 'position' });
  page.leave();
  return made;
}

test('a change is told to the owner once it is committed, as an event with its id', async () => {
  const { id, token, move } = await newOrder();
  const page = await followOrders(url, token);
  expect(page.answer.headers.get('content-type')).toBe('text/event-stream');
  expect(page.answer.headers.get('cache-control')).toBe('no-store');
  await move('accept', undo);
  await move('accept');
  await page.toVersion(2);
  expect(page.told()).toEqual([
    { id: expect.any(Number), event: 'order', data: { order_id: id, version: 2, status: 'fresh' } },
  ]);
});

test('the events of somebody else never arrive', async () => {
  const [ada, ben] = [await newOrder(), await newOrder()];
  const [ofAda, ofBen] = [await followOrders(url, ada.token), await followOrders(url, ben.token)];
  await ada.move('accept');
  await ben.move('accept');
  await Promise.all([ofAda.toVersion(2), ofBen.toVersion(2)]);
  expect(ofAda.told().map(({ data }) => data)).toEqual([{ order_id: ada.id, version: 2, status: 'fresh' }]);
  expect(ofBen.told().map(({ data }) => data)).toEqual([{ order_id: ben.id, version: 2, status: 'fresh' }]);
});

test('a rider’s position is told without an id, and what is no announcement is ignored', async () => {
  const { id, token, customer } = await newOrder();
  const page = await followOrders(url, token);
  await announce('{');
  await announce(JSON.stringify({ event: 'position', customer_id: customer, order_id: id, latitude: 91 }));
  await announce(JSON.stringify({ event: 'position', customer_id: customer, order_id: id, ...PLACE }));
  await expect.poll(() => page.told()).toHaveLength(1);
  const position = { ...PLACE, at: '2026-11-16T10:00:00.000Z' };
  expect(page.told()).toEqual([{ event: 'position', data: { order_id: id, position } }]);
});

describe('somebody who comes back', () => {
  test('is told what happened meanwhile, in its order, and nothing old without the last id', async () => {
    const { token, move } = await newOrder();
    const first = await followOrders(url, token);
    await expect.poll(first.lastId).toBeGreaterThan(0);
    first.leave();
    await move('accept');
    await move('prepare');
    const [again, anew] = [await followOrders(url, token, first.lastId()), await followOrders(url, token)];
    await move('ready');
    await Promise.all([again.toVersion(4), anew.toVersion(4)]);
    const versions = (page: typeof again) => page.told().map(({ data }) => (data as { version: number }).version);
    expect(versions(anew)).not.toContain(1);
    // What is young may be told again: an id is given before its commit.
    expect([...new Set(versions(again))]).toEqual([1, 2, 3, 4]);
    expect(versions(again)).toEqual(versions(again).toSorted((one, other) => one - other));
  });

  test('is told of a change that was begun before the last that was seen, and committed after it', async () => {
    const { id, token, customer, move } = await newOrder();
    const other = await buildOrder(owner, customer);
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const page = await followOrders(url, token);
    const slow = move('accept', () => {
      begun.resolve();
      return mayEnd.promise;
    });
    await begun.promise;
    const drop = { action: 'drop', actor: 'system', now: now() } as const;
    await inTransaction(owner.db, (tx) => moveOrder(tx, other, drop));
    await page.toVersion(2);
    page.leave();
    mayEnd.resolve();
    await slow;
    const again = await followOrders(url, token, page.lastId());
    const changes = () => again.told().map(({ data }) => data);
    await expect.poll(changes).toContainEqual({ order_id: id, version: 2, status: 'fresh' });
  });

  test('with what is no id is refused', async () => {
    const { user } = await people.newCustomer();
    for (const wrong of ['x', '-1', '1.5', '9'.repeat(16), '1'.repeat(8_000)]) {
      expect((await followOrders(url, user.token, wrong)).answer.status, wrong.slice(0, 20)).toBe(400);
    }
    expect((await followOrders(url, user.token, '9'.repeat(15))).answer.status).toBe(200);
  });
});

describe('a stream', () => {
  test('gets a comment twice a minute and ends after some ten minutes', async () => {
    const { user } = await people.newCustomer();
    const page = await followOrders(url, user.token);
    passed = 25_000;
    await expect.poll(() => page.comments.length).toBe(1);
    passed = 7 * 60_000;
    await expect.poll(() => page.comments.length).toBe(2);
    passed = 12 * 60_000;
    expect(await page.ended).toBe('ended');
    passed = 15 * 60_000;
    expect((await followOrders(url, user.token)).answer.status).toBe(401);
  });

  test('ends as soon as its session has ended; that of another goes on', async () => {
    const { user } = await people.newCustomer();
    const other = await people.newCustomer();
    const [page, another] = [await followOrders(url, user.token), await followOrders(url, other.user.token)];
    await api.app.inject({ method: 'POST', url: '/auth/logout', headers: bearer(user.token) });
    expect(await page.ended).toBe('ended');
    passed = 25_000;
    await expect.poll(() => another.comments.length).toBe(1);
  });

  test('of a customer who opens a ninth is ended, the oldest first', async () => {
    const { user } = await people.newCustomer();
    const [first, second] = [await followOrders(url, user.token), await followOrders(url, user.token)];
    for (let nth = 3; nth <= 9; nth += 1) await followOrders(url, user.token);
    expect(await first.ended).toBe('ended');
    first.leave();
    const state = await Promise.race([second.ended, Promise.resolve('open')]);
    expect(state).toBe('open');
  });

  test('is counted for the operator while it is open', async () => {
    const { user } = await people.newCustomer();
    const headers = bearer('a-token-for-tests');
    const open = async () =>
      Number(/^event_streams_open (\d+)$/m.exec((await api.app.inject({ url: '/metrics', headers })).body)?.[1]);
    await expect.poll(open).toBe(0);
    const page = await followOrders(url, user.token);
    expect(await open()).toBe(1);
    page.leave();
    await expect.poll(open).toBe(0);
  });
});
