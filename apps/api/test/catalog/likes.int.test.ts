import { buildCatalog } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T09:00:00Z');
const api = startApi({ now });
const people = phoneBook(api, now);

let vendor: { id: number; slug: string };
let other: { id: number };
beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const city = await build.city({ slug: 'lagos' });
  vendor = await build.vendor({ city_id: city.id, name: 'Mama Put' });
  other = await build.vendor({ city_id: city.id, name: 'Mama Cass' });
  await owner.close();
});

const like = (id: number | string, liked: number | string, headers = {}) =>
  api.app.inject({ method: 'POST', url: `/customer/vendor/${id}/like/${liked}`, headers });
const isLiked = async (headers = {}) =>
  (await api.app.inject({ url: `/customer/vendor/slug/${vendor.slug}`, headers })).json().data.liked_by_customer;

test('catalog.028 a like is the customer’s own: others and guests do not see it', async () => {
  const [ada, obi] = [await people.newCustomer(), await people.newCustomer()];
  expect(await isLiked()).toBe(false);
  const reply = await like(vendor.id, 1, bearer(ada.user.token));
  expect(reply.json().data).toEqual({ id: vendor.id, liked_by_customer: true });
  expect(await isLiked(bearer(ada.user.token))).toBe(true);
  expect(await isLiked(bearer(obi.user.token))).toBe(false);
  expect(await isLiked()).toBe(false);
});

type Seen = { id: number; liked_by_customer: boolean };
const likedAmong = (vendors: Seen[]) => vendors.filter((each) => each.liked_by_customer).map(({ id }) => id);
const LISTS = [
  [
    'the list',
    async (headers = {}) => {
      const { data } = (await api.app.inject({ url: '/customer/vendor?city=lagos', headers })).json();
      return data.vendors as Seen[];
    },
  ],
  [
    'a search',
    async (headers = {}) => {
      const url = '/customer/search?query=mama&city=lagos';
      const { data } = (await api.app.inject({ url, headers })).json();
      return (data.results as { vendor: Seen }[]).map((result) => result.vendor);
    },
  ],
] as const;

test.each(LISTS)(
  'catalog.028 catalog.011 %s says what the customer likes, and nobody else hears of it',
  async (_, ask) => {
    const [ada, obi] = [await people.newCustomer(), await people.newCustomer()];
    await like(other.id, 1, bearer(ada.user.token));
    expect(new Set((await ask()).map(({ id }) => id))).toEqual(new Set([vendor.id, other.id]));
    expect(likedAmong(await ask(bearer(ada.user.token)))).toEqual([other.id]);
    expect(likedAmong(await ask(bearer(obi.user.token)))).toEqual([]);
    expect(likedAmong(await ask())).toEqual([]);
    await like(other.id, 0, bearer(ada.user.token));
    expect(likedAmong(await ask(bearer(ada.user.token)))).toEqual([]);
  },
);

test('catalog.028 saying the same twice changes nothing, and like/0 takes it back', async () => {
  const { user } = await people.newCustomer();
  for (const [liked, seen] of [
    [1, true],
    [1, true],
    [0, false],
    [0, false],
  ] as const) {
    expect((await like(vendor.id, liked, bearer(user.token))).statusCode).toBe(200);
    expect(await isLiked(bearer(user.token))).toBe(seen);
  }
});

test('catalog.028 a guest, a vendor that is not there and another number than 0 or 1 are refused', async () => {
  const { user } = await people.newCustomer();
  expect((await like(vendor.id, 1)).json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect((await like(2_000_000, 1, bearer(user.token))).json()).toMatchObject({ code: 'VENDOR_NOT_FOUND' });
  expect((await like(2_000_000, 0, bearer(user.token))).json()).toMatchObject({ code: 'VENDOR_NOT_FOUND' });
  for (const liked of [2, -1, 'x']) expect((await like(vendor.id, liked, bearer(user.token))).statusCode).toBe(400);
});

test('an answer to somebody known is not kept for others', async () => {
  const { user } = await people.newCustomer();
  await like(vendor.id, 1, bearer(user.token));
  for (const seen of [true, true]) expect(await isLiked(bearer(user.token))).toBe(seen);
  expect(await isLiked()).toBe(false);
});
