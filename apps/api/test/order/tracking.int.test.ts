import type { ActiveOrder, Order, OrderSummary, TimelineEntry, Tracking } from '@jara/contract';
import { type Database, inTransaction, schema } from '@jara/server/db';
import { creditOrder, moveOrder } from '@jara/server/order';
import { buildOrder, findOrder, statementsOf } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { phoneBook } from '../../src/testing/phone-book.ts';
import { openShop } from '../../src/testing/shop.ts';
import { startApi, untilInformed } from '../../src/testing/start-api.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-16T10:00:00Z');
let clock = START;
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);

let owner: Database;
let shop: Awaited<ReturnType<typeof openShop>>;
let rider: number;
beforeAll(async () => {
  owner = api.database.openOwner();
  shop = await openShop(api, owner);
  const bola = { role: 'rider' as const, name: 'Bola', phone: '2348099990001' };
  rider = (await owner.db.insert(schema.staff).values(bola).returning())[0]?.id ?? 0;
});

/** Somebody who orders from the wallet, and looks. */
async function newCustomer() {
  const shopper = await shop.shopper(people, { wallet: 10_000_000 });
  const call = (method: 'GET' | 'PUT', url: string) => api.app.inject({ method, url, headers: shopper.who });
  const read = async <Data>(url: string) => (await call('GET', url)).json<{ data: Data }>().data;
  async function paid(order_class: 'delivery' | 'pickup' = 'delivery') {
    const cart_id = await shopper.put();
    const { id: fee_id } = await shopper.quote({ order_class, cart_id });
    const { id } = (await shopper.order({ fee_id, cart_id, class: order_class })).json<{ data: { id: number } }>().data;
    const order = await findOrder(owner.db, id);
    if (!order) throw new Error('nothing was ordered');
    return order;
  }
  return { id: shopper.id, call, read, paid };
}
type Paid = Awaited<ReturnType<Awaited<ReturnType<typeof newCustomer>>['paid']>>;

type Action = Parameters<typeof moveOrder>[2]['action'];

/** A second for each step. */
async function move(order: Paid, ...actions: Action[]) {
  for (const action of actions) {
    clock += 1_000;
    if (action === 'assign')
      await owner.pool.query('update customer_order set rider_id = $2 where id = $1', [order.id, rider]);
    await inTransaction(owner.db, (tx) => moveOrder(tx, order, { action, actor: 'system', now: now() }));
  }
}
const TO_THE_STREET = ['accept', 'prepare', 'ready', 'assign', 'arrive_at_vendor', 'pick_up'] as const;

const rideAt = (latitude: number, longitude: number, located_at = now()) =>
  owner.pool.query(
    `insert into rider_position values ($1, $2, $3, $4)
     on conflict (rider_id) do update set latitude = $2, longitude = $3, located_at = $4`,
    [rider, latitude, longitude, located_at],
  );

test('order.044 order.045 timeline.013 a customer follows the rider, the arrival and what happened', async () => {
  const ada = await newCustomer();
  const order = await ada.paid();
  await move(order, ...TO_THE_STREET);
  await rideAt(6.45, 3.45);
  const tracked = await ada.read<Tracking>(`/customer/track/${order.id}`);
  expect(tracked).toMatchObject({
    ...{ order_id: order.id, class: 'delivery', status: 'in_transit', version: 7, is_failed_delivery: false },
    driver: { name: 'Bola', phone: '+2348099990001' },
    position: { latitude: 6.45, longitude: 3.45, at: now().toISOString() },
    source: { name: shop.vendor.name },
    destination: { name: 'Home', latitude: 6.43, longitude: 3.46 },
  });
  expect(Date.parse(tracked.arrival?.to ?? '')).toBeGreaterThan(clock);
  const timeline = await ada.read<TimelineEntry[]>(`/customer/order/${order.id}/timeline`);
  expect(timeline.at(-1)).toEqual({
    ...{ action: 'DRIVER_PICKED_ORDER', created_at: now().toISOString() },
    ...{ heading: 'Order in transit', description: 'Your rider has your order.' },
  });
  expect(tracked.timeline).toEqual(timeline);
  const { order_id, status, driver, source, destination, arrival, is_failed_delivery } = tracked;
  expect(await ada.read(`/customer/order/${order.id}/delivery`)).toEqual({
    ...{ order_id, status, driver, source, destination, arrival, is_failed_delivery },
  });
  await untilInformed(api.app);
  await ada.read(`/customer/track/${order.id}`); // The session is remembered from here on.
  expect(await statementsOf(() => ada.call('GET', `/customer/track/${order.id}`))).toBe(1);
});

test('order.009 an order carries its packs, fees, total, timeline, rider, vendor and PIN', async () => {
  const ada = await newCustomer();
  const stored = await ada.paid();
  await move(stored, ...TO_THE_STREET);
  const shown = await ada.read<Order>(`/customer/order/${stored.id}`);
  expect(shown).toMatchObject({
    ...{ id: stored.id, class: 'delivery', status: 'in_transit', currency: 'NGN', is_failed_delivery: false },
    items: [{ name: 'Jollof rice', quantity: 2, pack_reference: expect.any(String) }],
    containers: [],
    ...{ delivery_price: stored.delivery_amount, service_price: stored.service_amount, safety_fee: 0 },
    bag_information: { total_amount: 0 },
    total_price: stored.total,
    driver: { phone: '+2348099990001' },
    vendor: { name: shop.vendor.name, support_contact: 'help@corner.example' },
    meta_data: { delivery_pin: stored.pin },
    ...{ package_information: null, issues: [] },
  });
  expect(shown.timeline.map(({ action }) => action).at(-1)).toBe('DRIVER_PICKED_ORDER');
});

test("a rider's place is shown while they have the order, and their phone until 45 minutes after", async () => {
  const ada = await newCustomer();
  const order = await ada.paid();
  const tracked = () => ada.read<Tracking>(`/customer/track/${order.id}`);
  await rideAt(6.45, 3.45);
  await move(order, 'accept', 'assign');
  expect(await tracked()).toMatchObject({ driver: { phone: '+2348099990001' }, position: null });
  await move(order, 'arrive_at_vendor', 'pick_up');
  expect((await tracked()).position).toBeNull();
  await rideAt(6.45, 3.45);
  await move(order, 'arrive');
  expect(await tracked()).toMatchObject({ position: { latitude: 6.45 }, arrival: null });
  await rideAt(6.43, 3.46, new Date(clock - 11 * MINUTE));
  expect((await tracked()).position).toBeNull();
  await rideAt(6.43, 3.46);
  await move(order, 'complete');
  expect(await tracked()).toMatchObject({ position: null, arrival: null });
  const drivers = async (endedAgo: number) => {
    await owner.pool.query(`update order_event set created_at = $2 where order_id = $1 and status = 'success'`, [
      ...[order.id, new Date(clock - endedAgo)],
    ]);
    return [(await tracked()).driver, (await ada.read<Order>(`/customer/order/${order.id}`)).driver];
  };
  const [known, unknown] = [
    { name: 'Bola', phone: '+2348099990001' },
    { name: 'Bola', phone: null },
  ];
  expect(await drivers(45 * MINUTE)).toEqual([known, known]);
  expect(await drivers(45 * MINUTE + 1)).toEqual([unknown, unknown]);
  const credit = { amount: 100, actor: 'support 1', now: now() };
  await inTransaction(owner.db, (tx) => creditOrder(tx, order, credit));
  expect((await tracked()).driver).toEqual(unknown);
});

test('a place from before the pick-up or the redelivery says nothing of the ride, and delays no arrival', async () => {
  const ada = await newCustomer();
  const order = await ada.paid();
  const tracked = () => ada.read<Tracking>(`/customer/track/${order.id}`);
  await rideAt(6.6, 3.3);
  await move(order, ...TO_THE_STREET);
  const soonest = await tracked();
  expect(soonest.position).toBeNull();
  await rideAt(6.6, 3.3);
  expect((await tracked()).arrival?.to).not.toBe(soonest.arrival?.to);
  await move(order, 'fail_delivery', 'redeliver');
  expect(await tracked()).toMatchObject({ position: null, arrival: { to: soonest.arrival?.to } });
});

test('order.046 a customer confirms a pickup or an arrival once it can be, and again without harm', async () => {
  const ada = await newCustomer();
  const [fetched, brought] = [await ada.paid('pickup'), await ada.paid()];
  const confirm = async ({ id }: Paid) => (await ada.call('PUT', `/customer/order/${id}/complete`)).json();
  await move(fetched, 'accept');
  await move(brought, 'accept', 'assign', 'arrive_at_vendor');
  expect([(await confirm(fetched)).code, (await confirm(brought)).code]).toEqual(['ORDER_MOVED_ON', 'ORDER_MOVED_ON']);
  await move(fetched, 'ready');
  await move(brought, 'pick_up');
  const first = await confirm(fetched);
  expect(first).toMatchObject({ status: 'success', message: 'Your order was picked up. Enjoy it!' });
  expect(first.data).toMatchObject({ id: fetched.id, status: 'completed' });
  expect((await confirm(fetched)).data).toEqual(first.data);
  const twice = await Promise.all([confirm(brought), confirm(brought)]);
  expect(twice.map(({ data }) => data.status)).toEqual(['success', 'success']);
  const { rows } = await owner.pool.query('select actor from order_event where order_id = $1 and status = $2', [
    ...[brought.id, 'success'],
  ]);
  expect(rows).toEqual([{ actor: 'customer' }]);
});

test('order.018 whoever has it after a failed delivery, from a guard, says so and it is delivered', async () => {
  const ada = await newCustomer();
  const order = await ada.paid();
  await move(order, ...TO_THE_STREET, 'fail_delivery');
  const answer = (await ada.call('PUT', `/customer/order/${order.id}/complete`)).json();
  expect(answer.data).toMatchObject({ status: 'success', is_failed_delivery: false });
  expect((await ada.call('PUT', `/customer/order/${order.id}/complete`)).json().data).toEqual(answer.data);
});

test('order.043 order.056 an order of somebody else is as missing as none, on every path', async () => {
  const [ada, bisi] = [await newCustomer(), await newCustomer()];
  const order = await ada.paid('pickup');
  await move(order, 'accept', 'ready');
  const calls = [
    ...['', '/delivery', '/timeline'].map((path) => ['GET', `/customer/order/${order.id}${path}`] as const),
    ...[['GET', `/customer/track/${order.id}`] as const, ['PUT', `/customer/order/${order.id}/complete`] as const],
  ];
  for (const [method, path] of calls) {
    const foreign = await bisi.call(method, path);
    expect([foreign.statusCode, foreign.json().code], path).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(foreign.body, path).toBe((await bisi.call(method, path.replace(String(order.id), '99'))).body);
    expect((await ada.call(method, path)).statusCode, path).toBe(200);
  }
  expect(await bisi.read('/customer/order/active')).toEqual([]);
});

test('order.009 the vendor’s reason of a rejection stands in the timeline, and in no message', async () => {
  const ada = await newCustomer();
  const order = await ada.paid();
  const reject = (which: Paid, reason: string) =>
    inTransaction(owner.db, (tx) => moveOrder(tx, which, { action: 'reject', actor: 'vendor 1', reason, now: now() }));
  await reject(await ada.paid(), 'We are closed');
  await reject(order, 'No <b>rice</b>');
  for (const path of [`/customer/order/${order.id}`, `/customer/track/${order.id}`]) {
    const { timeline } = await ada.read<Pick<Order, 'timeline'>>(path);
    expect(timeline.at(-1)?.description, path).toMatch(/The vendor says: No <b>rice<\/b>$/);
  }
  const { rows } = await owner.pool.query(`select count(*) from job where data::text like '%rice</b>%'`);
  expect(rows).toEqual([{ count: '0' }]);
});

test('the orders under way are listed for every page, the last first, with their arrival', async () => {
  const bisi = await newCustomer();
  const fetched = await bisi.paid('pickup');
  clock += MINUTE;
  const brought = await bisi.paid();
  await buildOrder(owner, bisi.id, { created_at: now() });
  await move(await bisi.paid(), 'reject');
  const active = await bisi.read<ActiveOrder[]>('/customer/order/active');
  expect(active.map(({ id }) => id)).toEqual([brought.id, fetched.id]);
  expect(active[0]).toMatchObject({
    status: 'received',
    version: 1,
    vendor: { name: shop.vendor.name },
    item_count: 1,
  });
  for (const { arrival } of active) expect(Date.parse(arrival?.to ?? '')).toBeGreaterThan(clock);
  await untilInformed(api.app);
  await bisi.read('/customer/order/active'); // The session is remembered from here on.
  expect(await statementsOf(() => bisi.call('GET', '/customer/order/active'))).toBe(1);
});

test('order.042 orders under way come first; pages hold each order once, whatever moves between', async () => {
  const [ada, bisi] = [await newCustomer(), await newCustomer()];
  const oldest = await bisi.paid();
  const failed = await bisi.paid();
  await move(failed, 'accept', 'send_out', 'fail_delivery');
  const others: number[] = [];
  for (let n = 0; n < 25; n += 1) {
    clock += 1_000;
    others.unshift((await buildOrder(owner, bisi.id, { created_at: now() })).id);
  }
  type Page = { orders: OrderSummary[]; above: number[]; has_more: boolean };
  const idsOf = ({ orders }: Page) => orders.map(({ id }) => id);
  const first = await bisi.read<Page>('/customer/order');
  expect([idsOf(first), first.above, first.has_more]).toEqual([[oldest.id, ...others.slice(0, 20)], [oldest.id], true]);
  // What was under way ends, and what had ended goes on.
  await move(oldest, 'cancel');
  await move(failed, 'redeliver');
  const next = await bisi.read<Page>(`/customer/order?before=${first.orders.at(-1)?.id}&above=${first.above.join()}`);
  expect([idsOf(next), next.has_more]).toEqual([[...others.slice(20), failed.id], false]);
  expect(idsOf(await bisi.read<Page>('/customer/order?status=in_transit'))).toEqual([failed.id]);
  expect(idsOf(await ada.read<Page>(`/customer/order?before=${others[0]}`))).toEqual([]);
});

test('what is called new is listed together: received by the vendor, or taken and not begun', async () => {
  const bisi = await newCustomer();
  const [begun, taken, received] = [await bisi.paid(), await bisi.paid(), await bisi.paid()];
  await move(taken, 'accept');
  await move(begun, 'accept', 'prepare');
  const listed = await bisi.read<{ orders: OrderSummary[] }>('/customer/order?status=received');
  expect(new Set(listed.orders.map(({ id }) => id))).toEqual(new Set([received.id, taken.id]));
});
