import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Database, inTransaction, schema } from '../../db/index.ts';
import { runDueJob } from '../../jobs/index.ts';
import type { PushAdapter } from '../../processors/push/push-adapter.ts';
import { buildCustomer, freshDatabase } from '../../testing/index.ts';
import { createPushSubscriptions, queuePush, sendPushHandler } from './index.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const KEYS = { p256dh: 'p', auth: 'a' };
const MESSAGE = {
  title: 'Order confirmed',
  body: 'Mama Put accepted order #1.',
  tag: 'order-1',
  url: '/store/orders/1',
};

let database: Database;
let [ada, bola] = [0, 0];
beforeAll(async () => {
  const fresh = await freshDatabase();
  database = fresh.openApp();
  [ada, bola] = [await buildCustomer(fresh.openOwner()), await buildCustomer(fresh.openOwner())];
});
const send = vi.fn<PushAdapter['send']>();
beforeEach(async () => {
  await database.db.delete(schema.push_subscription);
  await database.db.delete(schema.job);
  send.mockReset().mockResolvedValue({ ok: true });
});

const subscribe = (customer: number, endpoint: string) =>
  createPushSubscriptions({ db: database.db, now, push: { publicKey: '', accepts: () => true } }).subscribe(customer, {
    endpoint,
    keys: KEYS,
  });
const queue = (customerId: number, message = MESSAGE) =>
  inTransaction(database.db, (tx) => queuePush(tx, { customerId, message, now: now(), usefulSeconds: 3_600 }));
const run = () => {
  const handlers = { 'send-push': sendPushHandler({ db: database.db, now, push: { send } }) };
  return runDueJob({ db: database.db, now, handlers, onFailure: () => undefined }, 'push');
};
const endpoints = async () => (await database.db.select().from(schema.push_subscription)).map((each) => each.endpoint);
const sentTo = () => send.mock.calls.map(([{ endpoint }, { message }]) => `${endpoint}: ${message.title}`).toSorted();

test('a notification goes to each browser of the customer, once, with the time that it is still of use', async () => {
  for (const endpoint of ['one', 'two']) await subscribe(ada, endpoint);
  await subscribe(bola, 'of another');
  await queue(ada);
  clock += 60_000;
  expect([await run(), await run(), await run()]).toEqual(['done', 'done', 'none due']);
  expect(sentTo()).toEqual(['one: Order confirmed', 'two: Order confirmed']);
  expect(send.mock.calls[0]?.slice(0, 2)).toMatchObject([KEYS, { message: MESSAGE, ttlSeconds: 3_540 }]);
});

test('a browser that is gone is forgotten, one whose service is down is tried again by itself', async () => {
  for (const endpoint of ['gone', 'down', 'well']) await subscribe(ada, endpoint);
  send.mockImplementation(async ({ endpoint }) =>
    endpoint === 'well' ? { ok: true } : { ok: false, reason: endpoint, retry: true, isGone: endpoint === 'gone' },
  );
  await queue(ada);
  expect([await run(), await run(), await run()].sort()).toEqual(['done', 'done', 'failed']);
  expect((await endpoints()).sort()).toEqual(['down', 'well']);
  send.mockReset().mockResolvedValue({ ok: true });
  clock += 5_000;
  expect([await run(), await run()]).toEqual(['done', 'none due']);
  expect(sentTo()).toEqual(['down: Order confirmed']);
});

test('a newer message of a tag takes the place of one that still waits, and of no other', async () => {
  await subscribe(ada, 'one');
  await queue(ada);
  await queue(ada, { ...MESSAGE, tag: 'order-2', title: 'Another order' });
  await queue(ada, { ...MESSAGE, title: 'Order in transit' });
  expect([await run(), await run(), await run()]).toEqual(['done', 'done', 'none due']);
  expect(sentTo()).toEqual(['one: Another order', 'one: Order in transit']);
});

test('a browser that another customer has taken over hears nothing of the first one’s orders', async () => {
  await subscribe(ada, 'shared');
  await queue(ada);
  await subscribe(bola, 'shared');
  expect([await run(), await run()]).toEqual(['done', 'none due']);
  await queue(ada);
  expect(await run()).toBe('none due');
  expect(send).not.toHaveBeenCalled();
});

test('a customer has five browsers at most, also when all subscribe at once: the oldest goes', async () => {
  await subscribe(bola, 'of another');
  await subscribe(ada, 'oldest');
  clock += 1;
  await Promise.all(['1', '2', '3', '4', '5', '6'].map((endpoint) => subscribe(ada, endpoint)));
  const left = await endpoints();
  expect([left.length, left.includes('of another'), left.includes('oldest')]).toEqual([6, true, false]);
});
