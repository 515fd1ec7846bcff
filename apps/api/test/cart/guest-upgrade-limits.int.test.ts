import { randomUUID } from 'node:crypto';
import type { Cart, cartEndpoints, DataOf } from '@jara/contract';
import { buildCatalog } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T09:00:00Z');
const api = startApi({ now, env: { GUEST_CARTS_AN_HOUR: '100000' } });
const people = phoneBook(api, now);

const [CARTS, PACKS] = [20, 50];
/** The dishes of as many vendors, all priced per pack: each that is added is a pack of its own. */
let dishes: number[];

beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const { id: city_id } = await build.city({ slug: 'lagos' });
  dishes = [];
  for (let index = 0; index < 30; index += 1) {
    const { id: vendor_id } = await build.vendor({ city_id, name: `Vendor ${index}` });
    const at = { vendor_id, menu_category_id: (await build.category(vendor_id)).id };
    dishes.push((await build.dish(at, { price_description: 'per pack' })).id);
  }
  await owner.close();
});

type Who = Readonly<Record<string, string>>;
type Upgraded = DataOf<typeof cartEndpoints.upgradeGuestCart>;

const call = (headers: Who, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url: `/customer${url}`, headers, ...(payload && { payload }) });
const guest = (): Who => ({ 'x-guest-id': randomUUID() });
const customer = async (): Promise<Who> => bearer((await people.newCustomer()).user.token);
/** Puts so many packs into the cart of the vendor of that number. */
async function fill(who: Who, vendor: number, packs = 1): Promise<Cart> {
  const item = { item_id: dishes[vendor], quantity: 1, type: 'menu' };
  let cart: Cart = (await call(who, 'POST', '/cart', item)).json().data;
  const copy = `/cart/${cart.id}/pack/${cart.packs[0]?.id}/duplicate`;
  for (let count = 1; count < packs; count += 1) cart = (await call(who, 'POST', copy)).json().data;
  return cart;
}
const cartsOf = async (who: Who): Promise<Cart[]> => (await call(who, 'GET', '/cart')).json().data;
async function upgrade(own: Who, of: Who): Promise<Upgraded & { readonly message: string }> {
  const reply = await call({ ...own, ...of }, 'PATCH', '/cart/guest/upgrade');
  expect(reply.statusCode).toBe(200);
  const { data, message } = reply.json();
  return { ...data, message };
}
const namesOf = ({ left_out }: Upgraded) => left_out.map(({ vendor_name }) => vendor_name).sort();

test('cart.109 cart.102 packs that do not fit behind the customer’s stay the guest’s, and are told', async () => {
  const [own, of] = [await customer(), guest()];
  await fill(own, 0, PACKS - 1);
  const kept = await fill(of, 0, 2);
  await fill(of, 1);
  const { carts, left_out, message } = await upgrade(own, of);
  expect(new Map(carts.map(({ vendor, packs }) => [vendor.name, packs.length]))).toEqual(
    new Map([
      ['Vendor 0', PACKS - 1],
      ['Vendor 1', 1],
    ]),
  );
  expect(left_out).toEqual([{ vendor_id: kept.vendor_id, vendor_name: 'Vendor 0' }]);
  expect(message).toBe('Your cart from Vendor 0 did not fit and is kept in this browser.');
  expect(await cartsOf(of)).toEqual([kept]);
});

test('cart.109 cart.103 the same upgrade again changes nothing; with room it is whole, and the id dead', async () => {
  const [own, of] = [await customer(), guest()];
  const full = await fill(own, 0, PACKS);
  await fill(of, 0);
  const first = await upgrade(own, of);
  expect(namesOf(first)).toEqual(['Vendor 0']);
  expect(await upgrade(own, of)).toEqual(first);
  await call(own, 'DELETE', `/cart/${full.id}/pack/${full.packs[0]?.id}`);
  const whole = await upgrade(own, of);
  expect([whole.left_out, whole.carts[0]?.packs.length]).toEqual([[], PACKS]);
  expect(await cartsOf(of)).toEqual([]);
  expect((await call(of, 'POST', '/cart', { item_id: dishes[0], quantity: 1, type: 'menu' })).statusCode).toBe(401);
});

test('cart.109 a customer has 20 carts at most after an upgrade, and the others are told by name', async () => {
  const [own, of] = [await customer(), guest()];
  for (let vendor = 0; vendor < CARTS - 1; vendor += 1) await fill(own, vendor);
  for (let vendor = CARTS - 2; vendor < CARTS + 4; vendor += 1) await fill(of, vendor);
  const upgraded = await upgrade(own, of);
  expect(upgraded.carts).toHaveLength(CARTS);
  expect(upgraded.carts.find(({ vendor }) => vendor.name === `Vendor ${CARTS - 2}`)?.packs).toHaveLength(2);
  expect(namesOf(upgraded)).toHaveLength(4);
  expect(upgraded.message).toBe('4 of your carts did not fit and are kept in this browser.');
  expect((await cartsOf(of)).map(({ vendor }) => vendor.name).sort()).toEqual(namesOf(upgraded));
});

test('what would be more than 300 dishes and options in all the customer’s carts stays the guest’s', async () => {
  const [own, of] = [await customer(), guest()];
  await Promise.all([PACKS, PACKS, PACKS, PACKS, PACKS, PACKS - 1].map((packs, vendor) => fill(own, vendor, packs)));
  for (const vendor of [6, 7, 8]) await fill(of, vendor);
  const upgraded = await upgrade(own, of);
  expect(upgraded.carts.reduce((sum, { packs }) => sum + packs.length, 0)).toBe(300);
  expect(namesOf(upgraded)).toHaveLength(2);
});

test('cart.109 of ten guests who become one customer at once exactly 20 carts are joined, and none is lost', async () => {
  const own = await customer();
  const guests = Array.from({ length: 10 }, guest);
  await Promise.all(guests.flatMap((of, index) => [0, 1, 2].map((more) => fill(of, index * 3 + more))));
  const upgrades = await Promise.all(guests.map((of) => upgrade(own, of)));
  expect(await cartsOf(own)).toHaveLength(CARTS);
  const left = (await Promise.all(guests.map(cartsOf))).flat().map(({ vendor }) => vendor.name);
  expect(left.sort()).toEqual(upgrades.flatMap(namesOf).sort());
  expect(left).toHaveLength(10);
});
