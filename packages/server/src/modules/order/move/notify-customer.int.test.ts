import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, inTransaction, schema } from '../../../db/index.ts';
import { buildCustomer, buildOrder, buildPaidOrder, freshDatabase, setUpPayments } from '../../../testing/index.ts';
import { moveOrder, orderJobs } from '../index.ts';

const now = new Date('2026-11-16T10:00:00Z');

let database: Database;
let ada = 0;
beforeAll(async () => {
  database = (await freshDatabase()).openOwner();
  ada = await subscriber('https://push.example/1');
});

async function subscriber(endpoint: string): Promise<number> {
  const customer_id = await buildCustomer(database);
  const browser = { endpoint, customer_id, p256dh: 'p', auth: 'a', created_at: now };
  await database.db.insert(schema.push_subscription).values(browser);
  return customer_id;
}
beforeEach(async () => void (await database.db.delete(schema.job)));

const paidOrder = () => buildPaidOrder(database, ada, { pin: '7391' });

type Order = Awaited<ReturnType<typeof paidOrder>>;
const move = (order: Order, action: 'accept' | 'reject' | 'cancel', actor = 'vendor 1') =>
  inTransaction(database.db, (tx) => moveOrder(tx, order, { action, actor, now }));

type Data = { message?: { title: string; body: string; url: string }; page?: string };
async function queued() {
  const jobs = await database.db.select().from(schema.job).orderBy(schema.job.id);
  const messages = jobs.filter(({ name }) => name.startsWith('send-'));
  return messages.map(({ name, data }) => ({ name, ...(data as Data) }));
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

test('who has not paid in time is told that the order has ended and what is back, once', async () => {
  const { deps, fund, open } = setUpPayments({ app: database, owner: database, now: () => now });
  const obi = await subscriber('https://push.example/2');
  const order = await buildOrder(database, obi);
  await fund(obi, 100_000);
  await open(obi, { method: 'paystack', order_id: order.id, split_payment_with_wallet: true });
  await database.db.delete(schema.job);
  const drop = () =>
    orderJobs(deps)['drop-order']({ order_id: order.id }, { id: 1, signal: AbortSignal.timeout(5_000) });
  await drop();
  const told = await queued();
  expect(told).toMatchObject([{ name: 'send-push', message: { url: `/store/orders/${order.id}` } }]);
  expect(told[0]?.message).toMatchObject({
    title: 'Order not paid in time',
    body: `Order #${order.id} was not paid and has ended. ₦1,000.00 is back in your wallet.`,
  });
  await database.db.delete(schema.job);
  await drop();
  expect(await queued()).toEqual([]);
});
