import type { catalogEndpoints, DataOf, Vendor } from '@jara/contract';
import type { Database } from '@jara/server/db';
import { buildCatalog } from '@jara/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T09:00:00Z');
const api = startApi({ now });
const people = phoneBook(api, now);

let vendor: { id: number; slug: string };
let other: { id: number };
let elsewhere: { id: number };
let owner: Database;
beforeAll(async () => {
  owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const city = await build.city({ slug: 'lagos' });
  vendor = await build.vendor({ city_id: city.id, name: 'Mama Put' });
  other = await build.vendor({ city_id: city.id, name: 'Mama Cass' });
  const accra = await build.city({ slug: 'accra' });
  elsewhere = await build.vendor({ city_id: accra.id, name: 'Auntie Muni' });
});
afterAll(() => owner.close());

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

type Likes = DataOf<typeof catalogEndpoints.getLikes>;
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

test('liked vendors have the prices and minutes of the list for the same point', async () => {
  const { user } = await people.newCustomer();
  await like(vendor.id, 1, bearer(user.token));
  const NEAR = 'near=6.4400,3.4700';
  const figures = async (url: string): Promise<Record<number, unknown[]>> => {
    const { vendors } = (await api.app.inject({ url, headers: bearer(user.token) })).json().data;
    return Object.fromEntries(vendors.map((each: Vendor) => [each.id, [each.delivery_price, each.delivery_minutes]]));
  };
  const [listed, liked, far, without] = await Promise.all([
    figures(`/customer/vendor?city=lagos&${NEAR}`),
    figures(`/customer/vendor/liked?${NEAR}`),
    figures('/customer/vendor/liked?near=9.0765,7.3986'),
    figures('/customer/vendor/liked'),
  ]);
  expect(liked[vendor.id]).toEqual(listed[vendor.id]);
  expect(liked[vendor.id]).not.toEqual(without[vendor.id]);
  expect(far).toEqual(without);
});

describe('what a customer likes', () => {
  const likesOf = async (headers = {}) =>
    (await api.app.inject({ url: '/customer/vendor/likes', headers })).json<{ data?: Likes }>().data;
  const idsOf = async (headers = {}) => (await likesOf(headers))?.vendor_ids;
  const likedPage = async (query: string, headers = {}) =>
    (await api.app.inject({ url: `/customer/vendor/liked${query}`, headers })).json().data;
  const idsIn = (vendors: Seen[]) => vendors.map(({ id }) => id);
  const liker = async () => {
    const { user } = await people.newCustomer();
    const who = bearer(user.token);
    return { id: user.id, who, likes: (id: number, liked = 1) => like(id, liked, who) };
  };
  /** The clock of the test stands still. */
  const likedAt = (customer: number, id: number, time: string) =>
    owner.pool.query('update vendor_like set liked_at = $3 where customer_id = $1 and vendor_id = $2', [
      ...[customer, id, time],
    ]);

  test('is listed the last liked first, by ids for hearts and as vendors in pages', async () => {
    const ada = await liker();
    for (const [at, { id }] of [other, vendor, elsewhere].entries()) {
      await ada.likes(id);
      await likedAt(ada.id, id, `2026-11-1${at}T09:00:00Z`);
    }
    expect(await idsOf(ada.who)).toEqual([elsewhere.id, vendor.id, other.id]);
    const latest = (await likesOf(ada.who))?.latest ?? [];
    expect(latest.map(({ name }) => name)).toEqual(['Auntie Muni', 'Mama Put', 'Mama Cass']);
    expect(Object.keys(latest[0] ?? {})).toEqual(['id', 'name', 'logo_url', 'location', 'vendor_type', 'slug']);
    const first = await likedPage('?limit=2', ada.who);
    expect([idsIn(first.vendors), first.has_more]).toEqual([[elsewhere.id, vendor.id], true]);
    expect(likedAmong(first.vendors)).toHaveLength(2);
    const second = await likedPage(`?limit=2&after=${vendor.id}`, ada.who);
    expect([idsIn(second.vendors), second.has_more]).toEqual([[other.id], false]);
    expect(idsIn((await likedPage('?city=accra', ada.who)).vendors)).toEqual([elsewhere.id]);
  });

  test('is nobody else’s, and a page begins after a like of one’s own alone', async () => {
    const [ada, obi] = [await liker(), await liker()];
    await ada.likes(vendor.id);
    expect(await idsOf(obi.who)).toEqual([]);
    expect((await likedPage('', obi.who)).vendors).toEqual([]);
    await obi.likes(other.id);
    expect((await likedPage(`?after=${vendor.id}`, obi.who)).vendors).toEqual([]);
    expect(await idsOf()).toBeUndefined();
  });

  test('has an end, at which another like is refused and nothing else changes', async () => {
    const [ada, obi] = [await liker(), await liker()];
    const { rows } = await owner.pool.query(
      `with made as (
         insert into vendor select (jsonb_populate_record(known, jsonb_build_object('id', 10000 + n, 'slug', 'v-' || n))).*
         from vendor known, generate_series(1, 500) n where known.id = $1 returning id)
       insert into vendor_like (customer_id, vendor_id) select $2, id from made returning vendor_id`,
      [vendor.id, ada.id],
    );
    expect(rows).toHaveLength(500);
    expect((await ada.likes(other.id)).json()).toMatchObject({ code: 'TOO_MANY_LIKES' });
    expect(await idsOf(ada.who)).toHaveLength(500);
    expect((await obi.likes(other.id)).statusCode).toBe(200);
    // What is liked already may be said again, and may be taken back.
    expect((await ada.likes(rows[0].vendor_id)).statusCode).toBe(200);
    expect((await ada.likes(rows[0].vendor_id, 0)).statusCode).toBe(200);
    expect((await ada.likes(other.id)).statusCode).toBe(200);
    expect(await idsOf(ada.who)).toHaveLength(500);
    expect((await likesOf(ada.who))?.latest).toHaveLength(8);
  });
});
