import type { OrderStatus, UserAction } from '@jara/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, inTransaction, schema } from '../../db/index.ts';
import {
  buildCustomer,
  buildPackageOrder,
  buildStaff,
  countersOfTests,
  freshDatabase,
  PACKAGE_CONTACTS,
  PACKAGE_ORDER,
  PACKAGE_LINK_TOKEN as token,
} from '../../testing/index.ts';
import { followPackage, moveOrder } from '../order/index.ts';
import { createCourier } from './courier.ts';

const NOW = Date.parse('2026-11-16T10:00:00Z');
const HOUR = 60 * 60 * 1000;
const at = (later: number) => new Date(NOW + later);
const now = at(0);

let database: Database;
let ada = 0;
let rider_id = 0;
beforeAll(async () => {
  database = (await freshDatabase()).openOwner();
  ada = await buildCustomer(database);
  rider_id = (await buildStaff(database, { role: 'rider' })).id;
});
beforeEach(async () => void (await database.db.delete(schema.job)));

function packageAt(status: OrderStatus, user_action: UserAction = 'sending', phone?: string) {
  const carried = PACKAGE_ORDER.content?.package;
  if (!PACKAGE_ORDER.content || !carried) throw new Error('a package has content');
  const destination_contact = { ...carried.destination_contact, ...(phone && { phone }) };
  const content = { ...PACKAGE_ORDER.content, package: { ...carried, user_action, destination_contact } };
  return buildPackageOrder(database, ada, { status, rider_id, content, pin: '7391', created_at: now });
}
const look = (order_id: number, given = token, later = 0) =>
  followPackage(database.db, { order_id, token: given }, at(later));
const texts = async () => {
  const jobs = await database.db.select().from(schema.job).orderBy(schema.job.id);
  return jobs.flatMap(({ name, data }) => (name === 'send-text' ? [data] : []));
};
const move = (order: Awaited<ReturnType<typeof packageAt>>, action: 'pick_up' | 'arrive' | 'complete', later = 0) =>
  inTransaction(database.db, (tx) => moveOrder(tx, order, { action, actor: 'rider 1', now: at(later) }));

test('whoever is sent a package gets one text when a rider has it: what comes, from whom, and the link', async () => {
  const order = await packageAt('awaiting_pickup');
  await move(order, 'pick_up');
  expect(await texts()).toMatchObject([
    {
      phone: PACKAGE_CONTACTS.destination_contact.phone,
      words: 'Jara: a package (books) is on its way to you from Ngozi Sender. See when it comes:',
      page: `/store/package#${order.id}.${token}`,
    },
  ]);
});

test('a package that was handed back and is fetched again is not told of twice', async () => {
  const order = await packageAt('awaiting_pickup');
  await move(order, 'pick_up');
  await database.pool.query("update customer_order set status = 'awaiting_pickup' where id = $1", [order.id]);
  await move(order, 'pick_up');
  expect(await texts()).toHaveLength(1);
});

test('who receives has the order, as has who sends to themselves: neither is texted the link', async () => {
  const [own] = (await database.pool.query('select phone from customer where id = $1', [ada])).rows;
  await move(await packageAt('awaiting_pickup', 'receiving'), 'pick_up');
  await move(await packageAt('awaiting_pickup', 'sending', own.phone), 'pick_up');
  expect(await texts()).toEqual([]);
});

test('the link shows the steps and when it comes, and nothing of the sender, the addresses or the price', async () => {
  const order = await packageAt('awaiting_pickup');
  await move(order, 'pick_up');
  const seen = await look(order.id);
  expect(seen).toMatchObject({ ok: true, data: { order_id: order.id, status: 'in_transit', currency: 'NGN' } });
  if (!seen.ok) return;
  expect(Object.keys(seen.data).toSorted()).toEqual(['arrival', 'currency', 'order_id', 'pin', 'status', 'timeline']);
  expect(seen.data.arrival).not.toBeNull();
  expect(JSON.stringify(seen.data)).not.toMatch(/Ngozi|Kofi|5550|Bode|Marina|114|rider_id|Ada|payment|wallet|pay /);
});

test('the PIN shows while a rider brings it to a receiver who has to say it, and at no other time', async () => {
  const pinAt = async (status: OrderStatus, user_action?: UserAction) => {
    const seen = await look((await packageAt(status, user_action)).id);
    return seen.ok && seen.data.pin;
  };
  const before = ['received', 'accepted_by_driver', 'awaiting_pickup'] as const;
  for (const status of [...before, 'failed', 'success'] as const)
    expect([status, await pinAt(status)]).toEqual([status, null]);
  expect([await pinAt('in_transit'), await pinAt('arrived')]).toEqual(['7391', '7391']);
  expect(await pinAt('arrived', 'receiving')).toBeNull();
});

test('another token, an unpaid package and one that was handed over a day ago are as missing as none', async () => {
  const order = await packageAt('in_transit');
  const missing = { ok: false, code: 'ORDER_NOT_FOUND' };
  expect(await look(order.id, `${token.slice(0, -1)}x`)).toMatchObject(missing);
  expect(await look(order.id, 'short')).toMatchObject(missing);
  expect(await look(9)).toMatchObject(missing);
  await move(order, 'complete', HOUR);
  expect(await look(order.id, token, 25 * HOUR)).toMatchObject({ data: { status: 'success' } });
  expect(await look(order.id, token, 25 * HOUR + 1)).toMatchObject(missing);
});

test('guesses are limited by their network, and keep nobody there from a link that is right', async () => {
  const order = await packageAt('in_transit');
  const limits = countersOfTests(() => now);
  const courier = createCourier({ db: database.db, now: () => now, limits } as Parameters<typeof createCourier>[0]);
  const follow = async (given: string) => {
    const seen = await courier.follow({ order_id: order.id, token: given }, '10.0.0.1');
    return seen.ok ? 'shown' : seen.code;
  };
  const wrong = `${token.slice(0, -1)}x`;
  for (let nth = 0; nth < 60; nth += 1) expect(await follow(wrong)).toBe('ORDER_NOT_FOUND');
  expect([await follow(wrong), await follow(token)]).toEqual(['TOO_MANY_REQUESTS', 'shown']);
});
