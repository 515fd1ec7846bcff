import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { type Database, type Db, inTransaction, schema } from '../../db/index.ts';
import { buildCustomer, buildOrder, freshDatabase } from '../../testing/index.ts';
import { account, postTransaction } from '../wallet/index.ts';
import { moveOrder, orderPort, tellCredit, tellOutOfStock } from './index.ts';

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

/** 2,500 naira by Paystack. */
async function paidOrder() {
  const order = await buildOrder(database, ada, { pin: '7391' });
  const debits = [{ account: account.clearing('paystack'), amount: -order.total }];
  await inTransaction(database.db, (tx) => orderPort.pay(tx, { order_id: order.id, redelivery_id: null }, debits, now));
  return order;
}

type Order = Awaited<ReturnType<typeof paidOrder>>;
const move = (order: Order, action: 'accept' | 'reject' | 'cancel', actor = 'vendor 1') =>
  inTransaction(database.db, (tx) => moveOrder(tx, order, { action, actor, now }));

/** An item of 500 naira, of which a promo code had taken 100 off. */
async function giveBackItem({ id, customer_id, vendor_id, currency }: Order) {
  const issue = { order_id: id, pack_reference: 'a', item_id: 1, price: 50_000, refunded: 40_000, created_at: now };
  await database.db.insert(schema.order_issue).values(issue);
  await database.db.update(schema.customer_order).set({ refunded: 40_000 }).where(eq(schema.customer_order.id, id));
  const entries = [
    { account: account.wallet(customer_id), amount: 40_000 },
    { account: account.vendor(vendor_id), amount: -50_000 },
    { account: account.promoCost, amount: 10_000 },
  ];
  const refund = { kind: 'refund', ref: `refund:${id}:a:1`, description: 'Refund' } as const;
  await inTransaction(database.db, (tx) => postTransaction(tx, { ...refund, currency, created_at: now, entries }));
}

type Data = { words?: string; message?: { title: string; body: string; url: string } };
async function queued(db: Db = database.db) {
  const jobs = await db.select().from(schema.job).orderBy(schema.job.id);
  return jobs.map(({ name, data }) => ({ name, ...(data as Data) }));
}
const queuedWords = async (db?: Db) =>
  (await queued(db)).map(({ name, words, message }) => [name, words ?? message?.body]);

test('a step is told by notification, with the way to the order and without its PIN', async () => {
  const order = await paidOrder();
  await move(order, 'accept');
  const jobs = await queued();
  const message = { title: 'Order confirmed', url: `/store/orders/${order.id}` };
  expect(jobs).toMatchObject([{ name: 'send-push', message }]);
  expect(JSON.stringify(jobs)).not.toContain('7391');
});

test('a rejection names in notification and text what came back now, without what came back before', async () => {
  const order = await paidOrder();
  await giveBackItem(order);
  await move(order, 'reject');
  expect(await queuedWords()).toEqual([
    ['send-push', expect.stringContaining('₦2,100.00 is back in your wallet.')],
    ['send-text', expect.stringContaining('₦2,100.00 is back in your wallet.')],
  ]);
});

test('an item out of stock and a credit are told with what came back for them', async () => {
  const { content, ...order } = await paidOrder();
  const dish = { item_id: 1, pack_reference: 'a' };
  const jollof = {
    ...dish,
    type: 'menu',
    name: 'Jollof',
    quantity: 1,
    price_per_quantity: 50_000,
    price: 50_000,
  } as const;
  const option = { ...jollof, type: 'group', name: 'Extra fish' } as const;
  const items = [option, jollof] as unknown as typeof content.items;
  await inTransaction(database.db, async (tx) => {
    await tellOutOfStock(tx, { ...order, content: { ...content, items } }, dish, { refunded: 40_000, now });
    expect(await queuedWords(tx)).toEqual([
      ['send-push', expect.stringContaining('no Jollof left')],
      ['send-text', expect.stringContaining('₦400.00 is back in your wallet.')],
    ]);
    await tellCredit(tx, { ...order, content }, { refunded: 12_345, now });
    expect((await queuedWords(tx)).at(-1)).toEqual(['send-text', expect.stringContaining('₦123.45 for order')]);
  });
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
