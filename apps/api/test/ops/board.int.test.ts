import type { BoardOrder, VendorState } from '@jara/contract';
import type { Database } from '@jara/server/db';
import { vendorJobs } from '@jara/server/fulfilment';
import { buildCustomer, buildPaidOrder, FIRST_PACK, SECOND_PACK, statementsOf } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { openShop } from '../../src/testing/shop.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi, untilInformed } from '../../src/testing/start-api.ts';

/** A Monday noon in Lagos; the shops of tests are open at all hours. */
const NOON = Date.parse('2026-11-16T11:00:00Z');
let clock = NOON;
const now = () => new Date(clock);
const inMinutes = (minutes: number) => new Date(clock + minutes * 60_000).toISOString();
const api = startApi({ now });
const people = phoneBook(api, now);

let owner: Database;
let ada: number;
beforeAll(async () => {
  owner = api.database.openOwner(4);
  ada = await buildCustomer(owner);
  await untilInformed(api.app);
});

type Headers = Readonly<Record<string, string>>;
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = async <Data>(who: Headers, method: Method, url: string, payload?: object) =>
  (await api.app.inject({ method, url, headers: who, ...(payload && { payload }) })).json<{
    code?: string;
    data: Data;
  }>();

/** A shop with somebody who works there. */
async function openVendor(given: Parameters<typeof openShop>[2] = {}) {
  const shop = await openShop(api, owner, given);
  const member = await staffBook(owner, now).vendor(shop.vendor.id);
  const paid = (given: Parameters<typeof buildPaidOrder>[2] = {}) =>
    buildPaidOrder(owner, ada, { vendor_id: shop.vendor.id, created_at: now(), ...given });
  const ask = <Data>(method: Method, path: string, payload?: object) =>
    call<Data>(member.who, method, `/ops/vendor/${path}`, payload);
  const board = async () => (await ask<{ orders: BoardOrder[] }>('GET', 'board')).data.orders;
  const seen = async () =>
    (
      await call<{ vendors: { id: number; is_temporarily_unavailable: boolean; delivery_minutes: number }[] }>(
        {},
        'GET',
        `/customer/vendor?city=${shop.city.slug}`,
      )
    ).data.vendors.find(({ id }) => id === shop.vendor.id);
  return { ...shop, member, paid, ask, board, seen };
}

describe('the board', () => {
  test('has what is new, made and ready, the oldest first, and gone within two hours, in one statement', async () => {
    const { paid, board, ask } = await openVendor();
    const other = await openVendor();
    const first = await paid({ customer_vendor_note: 'No onions', bag_quantity: 2 });
    const foreign = await other.paid();
    const gone = await paid();
    await ask('POST', `order/${gone.id}/reject`, { reason: 'No rice' });
    clock += 60 * 60_000;
    const second = await paid({ status: 'preparing' });
    expect((await board()).map(({ id }) => id)).toEqual([first.id, second.id, gone.id]);
    expect(await statementsOf(board, /customer_order/)).toBe(1);
    const [card] = await board();
    expect(card).toMatchObject({
      ...{ customer_vendor_note: 'No onions', bag_quantity: 2, rider: null },
      ...{ is_ready: false, ready_by: null, paid_at: new Date(NOON).toISOString() },
    });
    expect(card?.items.map(({ name }) => name)).toEqual(['menu 1', 'group 11', 'menu 2']);
    expect(JSON.stringify(card)).not.toMatch(/Ring Road|234|pin/);
    expect((await other.board()).map(({ id }) => id)).toEqual([foreign.id]);
    clock += 61 * 60_000;
    expect((await board()).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('shows before what a dish that is out of stock gives back, and that is what it gives', async () => {
    const { paid, ask } = await openVendor();
    const { id } = await paid();
    type Preview = { dishes: { item_id: number; refund: number | null }[] };
    const preview = async () => (await ask<Preview>('GET', `order/${id}/stock-out`)).data.dishes;
    expect(await preview()).toMatchObject([
      { item_id: 1, pack_reference: FIRST_PACK, refund: 130_000 },
      { item_id: 2, pack_reference: SECOND_PACK, refund: 60_000 },
    ]);
    const out = { item_id: 1, pack_reference: FIRST_PACK };
    expect((await ask<{ refunded: number }>('POST', `order/${id}/stock-out`, out)).data.refunded).toBe(130_000);
    expect(await preview()).toMatchObject([{ item_id: 2, refund: null }]);
    const other = await openVendor();
    expect((await other.ask('GET', `order/${id}/stock-out`)).code).toBe('ORDER_NOT_FOUND');
  });
});

describe('an order that is accepted', () => {
  test('is ready in the minutes that were said, else in those of its vendor, and its customer sees so', async () => {
    const { shopper, ask, board } = await openVendor();
    const eve = await shopper(people, { wallet: 2_000_000 });
    const { id } = (await eve.order({ fee_id: (await eve.quote()).id })).json<{ data: { id: number } }>().data;
    const arrival = async () => (await eve.read(`/customer/track/${id}`)).json().data.arrival;
    const before = await arrival();
    expect((await ask('POST', `order/${id}/accept`, { minutes: 4 })).code).toBe('INVALID_INPUT');
    await ask('POST', `order/${id}/accept`, { minutes: 60 });
    expect(await board()).toMatchObject([{ id, ready_by: inMinutes(60) }]);
    expect(Date.parse((await arrival()).from)).toBeGreaterThan(Date.parse(before.from));
  });

  test('without minutes is ready in those that its vendor has set', async () => {
    const { paid, ask, board } = await openVendor();
    await ask('PUT', 'acceptance', { minutes: 35, by_itself: false });
    const { id } = await paid();
    await ask('POST', `order/${id}/accept`);
    expect(await board()).toMatchObject([{ id, ready_by: inMinutes(35) }]);
  });

  test('by itself says so, and not while its vendor is paused or closed', async () => {
    const { shopper, ask, board } = await openVendor();
    const eve = await shopper(people, { wallet: 3_000_000 });
    await ask('PUT', 'acceptance', { minutes: 15, by_itself: true });
    const { id: order_id } = (await eve.order({ fee_id: (await eve.quote()).id })).json<{ data: { id: number } }>()
      .data;
    const jobs = await owner.pool.query(`select data from job where name = 'receive-order'`);
    expect(jobs.rows).toEqual([{ data: { order_id } }]);
    const work = () =>
      vendorJobs({ db: owner.db, now })['receive-order']({ order_id }, { id: 1, signal: new AbortController().signal });
    await ask('PUT', 'pause', { until: 'today' });
    await work();
    expect(await board()).toMatchObject([{ status: 'received' }]);
    await ask('PUT', 'pause', { until: null });
    const today = `closed-day/${new Date(clock).toISOString().slice(0, 10)}`;
    expect((await ask('PUT', today)).code).toBeUndefined();
    await work();
    expect(await board()).toMatchObject([{ status: 'received' }]);
    await ask('DELETE', today);
    await work();
    await work();
    expect(await board()).toMatchObject([{ status: 'fresh', ready_by: inMinutes(15), version: 2 }]);
    const { rows } = await owner.pool.query('select actor from order_event where order_id = $1 and version = 2', [
      order_id,
    ]);
    expect(rows).toEqual([{ actor: 'system' }]);
  });
});

describe('a vendor', () => {
  test('that is busy promises later until its day ends, and lists follow at once', async () => {
    clock = Date.parse('2026-11-16T20:00:00Z');
    const { ask, seen } = await openVendor();
    const usual = (await seen())?.delivery_minutes ?? 0;
    const { data } = await ask<VendorState>('PUT', 'busy', { minutes: 20 });
    expect(data).toMatchObject({ busy_minutes: 20, busy_until: '2026-11-16T23:00:00.000Z', delivery_minutes: usual });
    await expect.poll(async () => (await seen())?.delivery_minutes).toBe(usual + 20);
    clock = Date.parse('2026-11-16T23:00:00Z');
    expect((await seen())?.delivery_minutes).toBe(usual);
    expect((await ask<VendorState>('GET', 'state')).data).toMatchObject({ busy_minutes: 0, busy_until: null });
    expect((await ask('PUT', 'busy', { minutes: 15 })).code).toBe('INVALID_INPUT');
  });

  test('that is paused for half an hour takes no orders, and by itself takes them again', async () => {
    clock = NOON;
    const { ask, seen, shopper } = await openVendor();
    const order = async () => {
      const eve = await shopper(people, { wallet: 2_000_000 });
      return (await eve.order({ fee_id: (await eve.quote()).id })).json().code;
    };
    expect(await seen()).toMatchObject({ is_temporarily_unavailable: false });
    await ask('PUT', 'pause', { until: '30_minutes' });
    await expect.poll(async () => (await seen())?.is_temporarily_unavailable).toBe(true);
    expect(await order()).toBe('VENDOR_CLOSED');
    clock += 30 * 60_000;
    expect(await seen()).toMatchObject({ is_temporarily_unavailable: false });
    expect(await order()).toBeUndefined();
  });
});

test('a vendor that is closed for today takes pre-orders for other days only', async () => {
  clock = Date.parse('2026-11-16T07:00:00Z');
  const { ask, seen, shopper } = await openVendor({
    vendor_class: ['instant', 'preorder'],
    preorder_configuration: { menu_ready_time: null, cutoff_order_time: 1400, available_days: ['monday', 'tuesday'] },
  });
  const eve = await shopper(people, { wallet: 5_000_000 });
  const fee_id = (await eve.quote({ order_class: 'preorder_delivery' })).id;
  const order = async (deliveryDate: string) => {
    const body = { fee_id, class: 'preorder_delivery', deliveryDate, timeRange: '13:00-15:00' };
    return (await eve.order(body)).json().code;
  };
  await ask('PUT', 'pause', { until: 'today' });
  await expect.poll(seen).toMatchObject({ is_open: false, closed_days: ['2026-11-16'] });
  expect(await order('2026-11-16')).toBe('ORDER_TIME_GONE');
  await ask('PUT', 'pause', { until: '30_minutes' });
  expect(await order('2026-11-16')).toBeUndefined();
  clock = NOON;
});

test('browsers of a vendor’s staff are notified of its new orders, and nobody else’s', async () => {
  const { shopper, member } = await openVendor();
  const eve = await shopper(people, { wallet: 2_000_000 });
  const stranger = await openVendor();
  const rider = await staffBook(owner, now).rider();
  const subscription = (name: string) => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  });
  for (const [who, name] of [
    [member.who, 'vendor'],
    [stranger.member.who, 'stranger'],
    [rider.who, 'rider'],
  ] as const)
    expect((await call(who, 'PUT', '/ops/push/subscription', subscription(name))).code).toBeUndefined();
  const { endpoint, keys } = subscription('vendor');
  const guessed = { endpoint, keys: { ...keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } };
  const taken = await call(stranger.member.who, 'PUT', '/ops/push/subscription', guessed);
  expect(taken.code, 'by somebody who does not know its keys').toBe('PUSH_NOT_OFFERED');
  const { id: order_id } = (await eve.order({ fee_id: (await eve.quote()).id })).json<{ data: { id: number } }>().data;
  await vendorJobs({ db: owner.db, now })['receive-order'](
    { order_id },
    { id: 1, signal: new AbortController().signal },
  );
  const { rows } = await owner.pool.query(`select data from job where name = 'send-staff-push'`);
  expect(rows).toMatchObject([{ data: { staff_id: member.id, endpoint: expect.stringContaining('vendor') } }]);
  expect(JSON.stringify(rows)).not.toMatch(/Ada|Eve|Ibadan|\d,\d{3}/);
  expect((await call(bearer('nobody'), 'PUT', '/ops/push/subscription', subscription('x'))).code).toBe('TOKEN_INVALID');
  const subscribed = async () => (await owner.pool.query('select staff_id from staff_push_subscription')).rows;
  expect(await subscribed()).toContainEqual({ staff_id: member.id });
  await owner.pool.query('delete from staff_session where staff_id = $1', [member.id]);
  expect(await subscribed(), 'they end with the session').not.toContainEqual({ staff_id: member.id });
});
