import type { Database } from '@jara/server/db';
import { buildCatalog, buildCustomer, buildPaidOrder, buildStaff, SECOND_PACK } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T10:00:00Z');
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);
let owner: Database;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
let ada: number;
beforeAll(async () => {
  owner = api.database.openOwner();
  staff = await staffBook(owner, now).everyRole();
  ada = await buildCustomer(owner);
});

type Headers = Record<string, string>;
const post = async ({ who }: { who: Headers }, url: string, payload?: object) => {
  const reply = await api.app.inject({ method: 'POST', url, headers: who, ...(payload && { payload }) });
  return reply.json<{ code?: string; data: { status: string; refunded: number; driver?: unknown } }>();
};
const read = async (who: Headers, url: string) => (await api.app.inject({ url, headers: who })).json();

describe('signing in', () => {
  const login = (phone: string) => people.post('/ops/login', { phone, country_code: 'NG' });
  const validate = (phone: string, otp: string) => people.post('/ops/login/validate-otp', { phone, otp });

  test('order.060 staff sign in with a code by text, and get a token that says role and scope', async () => {
    const build = buildCatalog(owner);
    const { id: vendor_id } = await build.vendor({ city_id: (await build.city()).id });
    const phone = people.newPhone();
    await buildStaff(owner, { role: 'vendor', vendor_id, name: 'Bola', phone: `234${phone.slice(1)}` });
    expect((await login(phone)).statusCode).toBe(200);
    expect((await validate(phone, '0000')).json().code).toBe('OTP_WRONG');
    const { token, ...said } = (await validate(phone, await people.codeFor(phone))).json().data;
    expect(said).toEqual({ role: 'vendor', scope: vendor_id, name: 'Bola', must_enrol: false });
    expect(await read(bearer(token), '/ops/vendor/orders')).toMatchObject({ data: { orders: [], has_more: false } });
    expect((await read(bearer(token), '/ops/support/orders')).code).toBe('WRONG_ROLE');
  });

  test('an unknown number is answered alike, and its text says that it has no account', async () => {
    const phone = people.newPhone();
    const known = people.newPhone();
    await buildStaff(owner, { role: 'rider', phone: `234${known.slice(1)}` });
    expect((await login(phone)).body).toBe((await login(known)).body);
    expect(await people.textsTo(phone)).toEqual(['There is no Jara staff account with this number.']);
    expect((await validate(phone, '1234')).json().code).toBe('OTP_WRONG');
  });

  test('a code for the shop is none for the staff', async () => {
    const { phone } = await people.newCustomer();
    await buildStaff(owner, { role: 'rider', phone: `234${phone.slice(1)}` });
    clock += 61_000;
    await people.post('/auth/login', { role: 'customer', country_code: 'NG', phone });
    expect((await validate(phone, await people.codeFor(phone))).json().code).toBe('OTP_DEAD');
  });
});

test('order.059 order.060 vendor, support and rider bring an order to its customer, step by step', async () => {
  const { id } = await buildPaidOrder(owner, ada, { vendor_id: staff.vendor.scope, pin: '4821' });
  const at = (role: 'vendor' | 'rider' | 'support', step: string) => `/ops/${role}/order/${id}/${step}`;
  const rider_id = staff.rider.id;
  expect((await post(staff.rider, at('rider', 'arrived-at-vendor'))).code).toBe('ORDER_NOT_FOUND');
  const said = [
    await post(staff.vendor, at('vendor', 'accept')),
    await post(staff.vendor, at('vendor', 'preparing')),
    await post(staff.vendor, at('vendor', 'ready')),
    await post(staff.support, at('support', 'assign'), { rider_id, reason: 'Nearest' }),
    await post(staff.rider, at('rider', 'arrived-at-vendor')),
    await post(staff.rider, at('rider', 'picked-up')),
    await post(staff.rider, at('rider', 'arrived')),
    await post(staff.rider, at('rider', 'complete'), { pin: '4821' }),
  ];
  expect(said.map(({ code, data }) => code ?? data.status)).toEqual([
    ...['fresh', 'preparing', 'ready_for_pickup', 'accepted_by_driver', 'awaiting_pickup', 'in_transit', 'arrived'],
    'success',
  ]);
  expect(JSON.stringify(said)).not.toContain('"4821"');
  expect((await post(staff.vendor, at('vendor', 'accept'))).code).toBe('ORDER_MOVED_ON');
  const { data } = await read(staff.support.who, `/ops/support/order/${id}`);
  expect(data).toMatchObject({ status: 'success', version: 9, rider: { id: rider_id }, customer: { id: ada } });
});

test('support sees why an order was rejected, failed, given up or credited, and who said so', async () => {
  const { id } = await buildPaidOrder(owner, ada, { vendor_id: staff.vendor.scope });
  await post(staff.vendor, `/ops/vendor/order/${id}/reject`, { reason: 'No more rice' });
  const said = { actor: `vendor ${staff.vendor.id}`, reason: 'No more rice', created_at: now().toISOString() };
  const { data } = await read(staff.support.who, `/ops/support/order/${id}`);
  expect(data.reasons).toEqual([{ status: 'rejected', ...said }]);
  const listed = (await read(staff.support.who, '/ops/support/orders?status=rejected')).data.orders;
  expect(listed).toContainEqual(expect.objectContaining({ id, reasons: data.reasons }));
  expect((await read(staff.vendor.who, `/ops/vendor/order/${id}`)).data).not.toHaveProperty('reasons');
});

test('a rider has phones, door and full name until the order has ended, and counts what is left of it', async () => {
  const rider = await staffBook(owner, now).rider();
  const order = await buildPaidOrder(owner, ada, {
    ...{ vendor_id: staff.vendor.scope, status: 'accepted_by_driver', rider_id: rider.id, bag_quantity: 1 },
  });
  const gone = { item_id: 2, pack_reference: SECOND_PACK };
  await post(staff.vendor, `/ops/vendor/order/${order.id}/stock-out`, gone);
  const shown = async () => (await read(rider.who, '/ops/rider/orders')).data.orders[0];
  const phone = expect.stringMatching(/^\+234/);
  expect(await shown()).toMatchObject({ customer: { phone }, vendor: { phone }, item_count: 1, bag_quantity: 1 });
  await post(staff.support, `/ops/support/order/${order.id}/give-up`, { reason: 'They called' });
  expect(await shown()).toMatchObject({
    ...{ customer: { name: 'Ada O.', phone: null }, vendor: { phone: null } },
    ...{ destination: null, customer_delivery_note: '' },
  });
});

test('customers hear where their rider is while the order is brought, at most every five seconds', async () => {
  const rider = await staffBook(owner, now).rider();
  const order = await buildPaidOrder(owner, ada, { status: 'in_transit', rider_id: rider.id });
  await buildPaidOrder(owner, ada, { status: 'awaiting_pickup', rider_id: rider.id });
  const listener = await owner.pool.connect();
  const heard: unknown[] = [];
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
  await listener.query('listen "order"');
  const report = (latitude: number) =>
    api.app.inject({
      method: 'PUT',
      url: '/ops/rider/position',
      headers: rider.who,
      payload: { latitude, longitude: 3.4 },
    });
  expect((await report(6.5)).statusCode).toBe(200);
  clock += 4_999;
  await report(6.6);
  clock += 1;
  await report(6.7);
  // Notifications come before the answer to a later statement of the same connection.
  await listener.query('select 1');
  const [first, second] = [6.5, 6.7].map((latitude) => ({
    event: 'position',
    customer_id: ada,
    order_id: order.id,
    latitude,
    longitude: 3.4,
  }));
  expect(heard).toMatchObject([first, second]);
  expect((await report(91)).json().code).toBe('INVALID_INPUT');
  listener.release(true);
  expect((await report(6.7)).json().data).toEqual({ is_used: true });
});

test('nobody writes down where a rider is who has no order', async () => {
  const rider = await staffBook(owner, now).rider();
  await buildPaidOrder(owner, ada, { status: 'success', rider_id: rider.id });
  const payload = { latitude: 6.5, longitude: 3.4 };
  const reply = await api.app.inject({ method: 'PUT', url: '/ops/rider/position', headers: rider.who, payload });
  expect(reply.json().data).toEqual({ is_used: false });
  const { rowCount } = await owner.pool.query('select from rider_position where rider_id = $1', [rider.id]);
  expect(rowCount).toBe(0);
});

test('support sees who rides and how much each has to bring', async () => {
  const rider = await staffBook(owner, now).rider();
  await buildPaidOrder(owner, ada, { status: 'arrived', rider_id: rider.id });
  await buildPaidOrder(owner, ada, { status: 'success', rider_id: rider.id });
  const { data } = await read(staff.support.who, '/ops/support/riders');
  expect(data.find(({ id }: { id: number }) => id === rider.id)).toMatchObject({ name: 'Bola', order_count: 1 });
});
