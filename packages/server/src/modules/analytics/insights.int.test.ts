import { randomUUID } from 'node:crypto';
import { type Insights, insights } from '@jara/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, type Db, inTransaction, schema, type Transaction } from '../../db/index.ts';
import {
  buildCatalog,
  buildCustomer,
  buildMessage,
  buildOrder,
  buildPackageOrder,
  buildPaidOrder,
  buildStaff,
  freshDatabase,
  secretsOfTests,
  statementsOf,
} from '../../testing/index.ts';
import { moveFor, refund } from '../fulfilment/index.ts';
import type { Staff } from '../identity/index.ts';
import { account, postTransaction } from '../wallet/index.ts';
import { ceilingOf } from './event-ceiling.ts';
import { addEvents, createInsights, type InsightsReader, sumChangedOrders } from './index.ts';
import { storeEvents } from './store-events.ts';

let owner: Database;
let db: Db;
let read: (from: string, to?: string) => Promise<Insights>;
let reader: InsightsReader;

beforeAll(async () => {
  const database = await freshDatabase();
  owner = database.openOwner();
  ({ db } = database.openApp());
  await db.execute(`select keep_event_days('2026-09-01', '2026-10-20', '2026-01-01')`);
  reader = createInsights({ db });
  read = async (from, to = from) => {
    while (await sumChangedOrders(db));
    const outcome = await reader.read({ from, to });
    if (!outcome.ok) throw new Error('insights are always there');
    return outcome.data;
  };
});

type Said = {
  readonly session?: string;
  readonly at: string;
  readonly user?: number;
  readonly details?: Record<string, unknown>;
};

const NOTHING = { from: '2026-09-01', to: '2026-09-01', events: 0, rejected: 0 };

/** Stores an event such as 'view_page vendor', as the consumer does. */
async function happen(what: string, { session = randomUUID(), at, user = 0, details = {} }: Said): Promise<void> {
  const [event_type = '', name = ''] = what.split(' ');
  const event = {
    ...{ id: randomUUID(), occurred_at: new Date(at), received_at: new Date(at) },
    ...{ session_id: session, user_id: user, event_type, name, path: '/store', details, os: 'Android' },
  };
  await inTransaction(owner.db, (tx) => addEvents(tx, [event]));
}

/** All that a session that buys something says before its order is made. */
const UP_TO_THE_TAP = ['view_page home', 'view_page vendor', 'click_component add_to_cart', 'view_section checkout'];

const counted = (steps: readonly { readonly step: string; readonly sessions: number }[]) =>
  Object.fromEntries(steps.map(({ step, sessions }) => [step, sessions]));

test('days on which nothing happened have every step with nobody, and empty lists', async () => {
  const data = await read('2026-09-01');
  expect(data).toMatchObject({ ...NOTHING, orders_by_hour: [], searches_without_results: [], errors: [] });
  expect(data.checkout_methods).toEqual([]);
  expect(counted(data.funnel)).toEqual({ visit: 0, vendor: 0, cart: 0, checkout: 0, place_order: 0, paid: 0 });
  const steps = { checkout: 0, place_order: 0, order_placed: 0, paid: 0 };
  expect(counted(data.checkout_steps)).toEqual(steps);
  expect(await statementsOf(() => reader.read({ from: '2020-01-01', to: '2020-12-31' }))).toBe(4);
});

describe('sessions', () => {
  test('each step counts the sessions that came so far, however often they did', async () => {
    const at = '2026-09-02T10:00:00Z';
    const session = randomUUID();
    for (const what of [...UP_TO_THE_TAP, ...UP_TO_THE_TAP]) await happen(what, { session, at });
    await happen('view_modal payment_method', { session, at });
    await happen('view_page vendor', { at });
    await happen('error_error vendor', { at, details: { code: 'TypeError' } });
    await happen('view_component add_to_cart', { at });
    const { funnel, checkout_steps, events } = await read('2026-09-02');
    expect(counted(funnel)).toEqual({ visit: 4, vendor: 2, cart: 1, checkout: 1, place_order: 0, paid: 0 });
    expect(counted(checkout_steps)).toEqual({ checkout: 1, place_order: 0, order_placed: 0, paid: 0 });
    expect(events).toBe(12);
  });

  test('who ordered again or paid as last time has been through every step, so nobody who paid has left', async () => {
    const at = '2026-09-09T12:00:00Z';
    const ada = await buildCustomer(owner);
    for (let each = 0; each < 3; each += 1) {
      const session = randomUUID();
      const { id: order_id } = await buildPaidOrder(owner, ada, { payment_method: 'wallet' });
      await happen('view_section checkout', { session, at });
      await happen('click_button place_order', { session, at, details: { payment_method_type: 'wallet' } });
      await happen('view_component order_placed', { session, at, user: ada, details: { order_id } });
    }
    await happen('view_page vendor', { at });
    const { funnel, checkout_steps } = await read('2026-09-09');
    expect(counted(funnel)).toEqual({ visit: 4, vendor: 4, cart: 3, checkout: 3, place_order: 3, paid: 3 });
    expect(counted(checkout_steps)).toEqual({ checkout: 3, place_order: 3, order_placed: 3, paid: 3 });
  });

  test('a paid order whose page said nothing else has come through every step as well', async () => {
    const ada = await buildCustomer(owner);
    const { id: order_id } = await buildPaidOrder(owner, ada, { payment_method: 'wallet' });
    await happen('view_component order_placed', { at: '2026-09-08T12:00:00Z', user: ada, details: { order_id } });
    const { funnel } = await read('2026-09-08');
    expect(counted(funnel)).toEqual({ visit: 1, vendor: 1, cart: 1, checkout: 1, place_order: 1, paid: 1 });
  });

  test('a session of two days is one session', async () => {
    const session = randomUUID();
    await happen('view_page home', { session, at: '2026-09-03T21:00:00Z' });
    await happen('view_page home', { session, at: '2026-09-04T01:00:00Z' });
    expect(counted((await read('2026-09-03', '2026-09-04')).funnel)).toMatchObject({ visit: 1 });
  });

  test('a day of events is one of Lagos, an hour before that of UTC', async () => {
    for (const at of ['2026-09-05T22:59:59.999Z', '2026-09-05T23:00:00Z', '2026-09-06T22:59:59.999Z']) {
      await happen('view_page home', { at });
    }
    await happen('view_page home', { at: '2026-09-06T23:00:00Z' });
    expect((await read('2026-09-06')).events).toBe(2);
    expect((await read('2026-09-05', '2026-09-07')).events).toBe(4);
  });

  test('what was set aside is counted by the day on which it came', async () => {
    const times = ['2026-09-07T22:59:59Z', '2026-09-07T23:00:00Z'].map((each) => new Date(each));
    const messages = times.map((sentAt) => buildMessage('no JSON', sentAt));
    await inTransaction(owner.db, (tx) => storeEvents(tx, secretsOfTests, messages, ceilingOf(1, secretsOfTests)));
    expect((await read('2026-09-08')).rejected).toBe(1);
  });
});

describe('paying sessions', () => {
  const at = '2026-09-10T12:00:00Z';
  const claim = (user: number, order_id: number, session = randomUUID()) =>
    happen('view_component order_placed', { session, at, user, details: { order_id } });
  const choose = (payment_method_type: string, session: string) =>
    happen('click_button place_order', { session, at, details: { payment_method_type } });

  test('are those whose order is paid; a method has taps by what was chosen, orders by their own', async () => {
    const ada = await buildCustomer(owner);
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const byWallet = await buildPaidOrder(owner, ada, { payment_method: 'wallet' });
    const unpaid = await buildOrder(owner, ada, { payment_method: 'card' });
    await choose('card', first);
    await choose('wallet', first);
    await claim(ada, byWallet.id, first);
    await choose('card', second);
    await choose('card', second);
    await claim(ada, unpaid.id, second);
    await choose('opay', third);
    await happen('click_button place_order', { session: third, at });
    const { funnel, checkout_steps, checkout_methods } = await read('2026-09-10');
    expect(counted(funnel)).toMatchObject({ place_order: 3, paid: 1 });
    expect(counted(checkout_steps)).toMatchObject({ place_order: 3, order_placed: 2, paid: 1 });
    expect(checkout_methods).toEqual([
      { payment_method: 'card', place_order: 2, order_placed: 1, paid: 0 },
      { payment_method: 'opay', place_order: 1, order_placed: 0, paid: 0 },
      { payment_method: 'wallet', place_order: 1, order_placed: 1, paid: 1 },
    ]);
    // Until it is paid, another method may be chosen for an order.
    await owner.pool.query(`update customer_order set payment_method = 'opay' where id = $1`, [unpaid.id]);
    expect((await read('2026-09-10')).checkout_methods).toMatchObject([
      { payment_method: 'card', order_placed: 0 },
      { payment_method: 'opay', order_placed: 1 },
      { payment_method: 'wallet', order_placed: 1 },
    ]);
  });

  test('are no more than paid orders: a page cannot claim another’s, none, or one a second time', async () => {
    const before = await read('2026-09-10');
    const [ada, bola] = [await buildCustomer(owner), await buildCustomer(owner)];
    const order = await buildPaidOrder(owner, ada);
    await claim(bola, order.id);
    await claim(0, order.id);
    await claim(ada, 99);
    await happen('view_component order_placed', { at, user: ada });
    const paid = async () => counted((await read('2026-09-10')).funnel)['paid'];
    expect(await paid()).toBe(counted(before.funnel)['paid']);
    expect((await read('2026-09-10')).checkout_steps).toEqual(before.checkout_steps);
    for (let times = 0; times < 3; times += 1) await claim(ada, order.id);
    expect(await paid()).toBe((counted(before.funnel)['paid'] ?? 0) + 1);
  });
});

describe('lists', () => {
  test('have the searches that found nothing, the most frequent first', async () => {
    const at = '2026-09-12T12:00:00Z';
    const session = randomUUID();
    const search = (query: string, results: number, said: Partial<Said> = {}) =>
      happen('interact_input search', { at, details: { query, results }, ...said });
    await search('ofada', 0, { session });
    await search('ofada', 0, { session });
    await search('sushi', 0);
    await search('amala', 0);
    await search('jollof', 12);
    await happen('interact_input search', { at, details: { results: 0 } });
    expect((await read('2026-09-12')).searches_without_results).toEqual([
      { query: 'ofada', times: 2, sessions: 1 },
      { query: 'amala', times: 1, sessions: 1 },
      { query: 'sushi', times: 1, sessions: 1 },
    ]);
  });

  test('have errors by kind and code, and fifty of them at most', async () => {
    const at = '2026-09-13T12:00:00Z';
    const session = randomUUID();
    for (let each = 0; each < 51; each += 1) await happen('error_error api', { at, details: { code: `E${each}` } });
    for (const name of ['api', 'api', 'script']) {
      await happen(`error_error ${name}`, { session, at, details: { code: 'TypeError' } });
    }
    const { errors } = await read('2026-09-13');
    expect(errors).toHaveLength(50);
    expect(errors[0]).toEqual({ name: 'api', code: 'TypeError', times: 2, sessions: 1 });
  });
});

describe('orders', () => {
  const sold = async (from: string, to = from) =>
    (await read(from, to)).orders_by_hour.map(({ hour, city, currency, orders, revenue }) =>
      [hour, city, currency, orders, revenue].join(' '),
    );
  let lagos: number;
  let accra: number;
  let ada: number;
  let kofi: number;

  beforeAll(async () => {
    const build = buildCatalog(owner);
    const inLagos = await build.city({ slug: 'lagos', display_name: 'Lagos' });
    const inAccra = await build.city({
      ...{ slug: 'accra', display_name: 'Accra', time_zone: 'Africa/Accra', country_code: 'GH', currency: 'GHS' },
    });
    lagos = (await build.vendor({ city_id: inLagos.id })).id;
    accra = (await build.vendor({ city_id: inAccra.id })).id;
    ada = await buildCustomer(owner);
    kofi = await buildCustomer(owner, 'GH');
  });

  const order = (vendor_id: number, time: string, given: Parameters<typeof buildPaidOrder>[2] = {}) =>
    buildPaidOrder(owner, vendor_id === accra ? kofi : ada, {
      ...{ vendor_id, currency: vendor_id === accra ? 'GHS' : 'NGN', created_at: new Date(time) },
      ...given,
    });

  test('stand at the hour and day of their city, each currency by itself; unpaid ones do not', async () => {
    for (const vendor of [lagos, accra]) {
      for (const time of ['2026-10-01T22:59:59.999Z', '2026-10-01T23:00:00Z', '2026-10-02T00:00:00Z']) {
        await order(vendor, time);
      }
    }
    await buildOrder(owner, ada, { vendor_id: lagos, created_at: new Date('2026-10-02T10:00:00Z') });
    expect(await sold('2026-10-01')).toEqual([
      '22 Accra GHS 1 250000',
      '23 Accra GHS 1 250000',
      '23 Lagos NGN 1 250000',
    ]);
    expect(await sold('2026-10-02')).toEqual(['0 Accra GHS 1 250000', '0 Lagos NGN 1 250000', '1 Lagos NGN 1 250000']);
  });

  const now = new Date('2026-10-20T10:00:00Z');
  const act = async (work: (tx: Transaction) => Promise<{ readonly ok: boolean }>) =>
    expect(await inTransaction(owner.db, work)).toMatchObject({ ok: true });

  /** Brings an order a second time, and quotes a third that is never requested. */
  async function redeliver(orderId: number, amount: number): Promise<void> {
    const fee = { order_id: orderId, amount, created_at: now, expires_at: now, requested_at: now };
    const [added] = await owner.db.insert(schema.redelivery).values(fee).returning();
    await inTransaction(owner.db, (tx) =>
      postTransaction(tx, {
        ...{ kind: 'redelivery', ref: `redelivery:${added?.id}`, currency: 'NGN', description: '', created_at: now },
        entries: [
          { account: account.adjustments, amount: -amount },
          { account: account.deliveryRevenue, amount },
        ],
      }),
    );
    await owner.db.insert(schema.redelivery).values({ ...fee, requested_at: null });
  }

  test('bring what was taken, with a redelivery, less what was given back', async () => {
    const time = '2026-10-04T09:30:00Z';
    const support = (await buildStaff(owner, { role: 'support' })) as Staff<'support'>;
    const credit = (orderId: number, amount: number) =>
      act((tx) => refund(tx, { ...support, second_factor_at: null }, { orderId, now, reason: 'Cold' }, { amount }));
    await order(lagos, time, { total: 250_001 });
    await credit((await order(lagos, time, { status: 'success' })).id, 33_333);
    await redeliver((await order(lagos, time, { status: 'success' })).id, 40_007);
    const { id } = await order(lagos, time);
    await act((tx) => moveFor(tx, support, 'give_up', { orderId: id, now, reason: 'Closed' }));
    expect(await sold('2026-10-04')).toEqual(['10 Lagos NGN 4 756675']);
    const lost = await buildPackageOrder(owner, ada, {
      status: 'success',
      created_at: new Date('2026-10-05T09:30:00Z'),
    });
    await credit(lost.id, 1_000_000);
    expect(await sold('2026-10-05')).toEqual(['10 Lagos NGN 1 -886000']);
  });

  test('of a package are its city’s, those of a vendor that is gone are of no city', async () => {
    const created_at = new Date('2026-10-06T23:30:00Z');
    await buildPackageOrder(owner, ada, { created_at });
    await order(999_999, created_at.toISOString(), { total: 100_000 });
    await buildPaidOrder(owner, kofi, { created_at, currency: 'GHS', vendor_id: 999_998 });
    expect(await sold('2026-10-06', '2026-10-07')).toEqual([
      '0 Lagos NGN 1 114000',
      '0 Other NGN 1 100000',
      '23 Other GHS 1 250000',
    ]);
  });
});

test('sessions that continue what was cut from a list, and what one session says often, spoil no answer', async () => {
  await owner.db
    .insert(schema.analytics_total)
    .values([
      ...[{ kind: 'search', name: 'zushi', code: '', day: '2026-10-11', times: 60, sessions: 0, continued: 0 }],
      ...[{ kind: 'search', name: 'zushi', code: '', day: '2026-10-12', times: 0, sessions: 0, continued: 1 }],
      ...[{ kind: 'search', name: 'sushi', code: '', day: '2026-10-12', times: 5, sessions: 5, continued: 0 }],
      ...[{ kind: 'step', name: 'visit', code: '', day: '2026-10-12', times: 1, sessions: 1, continued: 50 }],
    ] as (typeof schema.analytics_total.$inferInsert)[]);
  const shown = insights.parse(await read('2026-10-11', '2026-10-12'));
  expect(shown.searches_without_results).toEqual([
    { query: 'sushi', times: 5, sessions: 5 },
    { query: 'zushi', times: 60, sessions: 0 },
  ]);
  expect(shown.funnel.find(({ step }) => step === 'visit')?.sessions).toBe(0);
});

test('an order that another worker has in hand is passed over, not waited for', async () => {
  while (await sumChangedOrders(db));
  const ada = await buildCustomer(owner);
  for (const _ of [1, 2]) await buildPaidOrder(owner, ada);
  const left = () => owner.db.$count(schema.analytics_changed_order);
  await inTransaction(db, async (tx) => {
    await tx.execute('select from analytics_changed_order limit 1 for update');
    expect([await sumChangedOrders(db), await left()]).toEqual([false, 1]);
  });
  expect([await sumChangedOrders(db), await left()]).toEqual([false, 0]);
});
