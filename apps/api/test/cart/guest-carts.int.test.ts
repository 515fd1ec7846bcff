import { randomUUID } from 'node:crypto';
import { buildCatalog } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const api = startApi({ now, env: { GUEST_CARTS_AN_HOUR: '2' } });
const people = phoneBook(api, now);

let dishes: number[];

beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const vendor = await build.vendor({ city_id: (await build.city()).id });
  const at = { vendor_id: vendor.id, menu_category_id: (await build.category(vendor.id)).id };
  dishes = [(await build.dish(at)).id, (await build.dish(at)).id];
  await owner.close();
});

const guest = () => ({ 'x-guest-id': randomUUID() });
const put = async (who: Record<string, string>, dish = 0) => {
  const payload = { item_id: dishes[dish], quantity: 1, type: 'menu' };
  const reply = await api.app.inject({ method: 'POST', url: '/customer/cart', headers: who, payload });
  return [reply.statusCode, reply.json().code, reply.headers['retry-after']];
};

const made = [200, undefined, undefined];
const refusedFor = (seconds: number) => [429, 'TOO_MANY_REQUESTS', String(seconds)];

test('an address creates a limited number of guest carts an hour; owners of carts and customers go on', async () => {
  const first = guest();
  expect(await put(first)).toEqual(made);
  expect(await put(guest())).toEqual(made);
  clock += 600_000;
  expect(await put(guest())).toEqual(refusedFor(3_000));
  expect(await put(first, 1)).toEqual(made);
  expect(await put({ ...guest(), 'x-forwarded-for': '203.0.113.7' })).toEqual(made);
  const { user } = await people.newCustomer();
  expect(await put(bearer(user.token))).toEqual(made);
  clock += 3_000_000;
  expect(await put(guest())).toEqual(made);
});

test('of IPv6 a whole network counts as one address', async () => {
  const from = (address: string) => put({ ...guest(), 'x-forwarded-for': address });
  expect(await from('2001:db8:1:2::1')).toEqual(made);
  expect(await from('2001:db8:1:2::2')).toEqual(made);
  expect(await from('2001:db8:1:2:ffff::3')).toEqual(refusedFor(3_600));
  expect(await from('2001:db8:1:3::1')).toEqual(made);
});
