import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, inTransaction, schema } from '../../db/index.ts';
import { buildCustomer, buildPaidOrder, freshDatabase } from '../../testing/index.ts';
import { moveOrder } from './index.ts';

const now = new Date('2026-11-16T10:00:00Z');

let database: Database;
let ada = 0;
beforeAll(async () => {
  database = (await freshDatabase()).openOwner();
  ada = await buildCustomer(database);
  const browser = { endpoint: 'https://push.example/1', customer_id: ada, p256dh: 'p', auth: 'a', created_at: now };
  await database.db.insert(schema.push_subscription).values(browser);
});
beforeEach(async () => void (await database.db.delete(schema.job)));

const paidOrder = () => buildPaidOrder(database, ada, { pin: '7391' });

type Order = Awaited<ReturnType<typeof paidOrder>>;
const move = (order: Order, action: 'accept' | 'reject' | 'cancel', actor = 'vendor 1') =>
  inTransaction(database.db, (tx) => moveOrder(tx, order, { action, actor, now }));

type Data = { message?: { title: string; body: string; url: string }; page?: string };
async function queued() {
  const jobs = await database.db.select().from(schema.job).orderBy(schema.job.id);
  return jobs.map(({ name, data }) => ({ name, ...(data as Data) }));
}

test('a step is told by notification, with the way to the order and without its PIN', async () => {
  const order = await paidOrder();
  await move(order, 'accept');
  const jobs = await queued();
  const message = { title: 'Order confirmed', url: `/store/orders/${order.id}` };
  expect(jobs).toMatchObject([{ name: 'send-push', message }]);
  expect(JSON.stringify(jobs)).not.toContain('7391');
});

test('where money came back a text leads to the order, too', async () => {
  const order = await paidOrder();
  await move(order, 'reject');
  expect(await queued()).toMatchObject([
    { name: 'send-push' },
    { name: 'send-text', page: `/store/orders/${order.id}` },
  ]);
});

test('nobody is told what they did themselves, what was undone, or what somebody else was first to do', async () => {
  const [cancelled, undone, accepted] = [await paidOrder(), await paidOrder(), await paidOrder()];
  await move(accepted, 'accept');
  await database.db.delete(schema.job);
  await move(cancelled, 'cancel', 'customer');
  expect(await move(accepted, 'accept')).toBeUndefined();
  const failing = inTransaction(database.db, async (tx) => {
    await moveOrder(tx, undone, { action: 'accept', actor: 'vendor 1', now });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await queued()).toEqual([]);
});
