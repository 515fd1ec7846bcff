import { buildCatalog } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../src/testing/start-api.ts';

/** A Sunday, 10:30 in Lagos: nobody pays for a busy hour. */
const api = startApi({ now: () => new Date('2026-11-15T09:30:00Z') });

type Seen = { name: string; slug: string; delivery_price: number; delivery_minutes: number };
const get = async (url: string) => {
  const reply = await api.app.inject(url);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const list = async (query: string): Promise<Seen[]> => (await get(`/customer/vendor?city=lagos&${query}`)).vendors;
const names = async (query: string) => (await list(query)).map(({ name }) => name);

/** On Allen Avenue. */
const NEAR = 'near=6.6000,3.3500';
const FAR = 'near=9.0765,7.3986';
let build: ReturnType<typeof buildCatalog>;

beforeAll(async () => {
  build = buildCatalog(api.database.openOwner());
  const { id: city_id } = await build.city({ slug: 'lagos' });
  const make = (name: string, rank: number, rest: object) =>
    build.vendor({ city_id, name, rank, delivery_minutes: 25, delivery_price: 50_000, ...rest });
  await make('Lekki Grill', 1, { latitude: 6.44, longitude: 3.47 });
  await make('Ikeja Buka', 2, { latitude: 6.59, longitude: 3.35 });
  await make('Ikeja Shop', 3, { latitude: 6.6, longitude: 3.35, vendor_type: 'supermarket' });
  await make('Allen Suya', 4, { latitude: 6.601, longitude: 3.35 });
});

describe('vendors near an address', () => {
  test('have the price and the minutes of a delivery to it', async () => {
    const [grill, buka] = await list(NEAR);
    // 22.2 km and 1.1 km: 65 naira each, and 3.35 minutes beyond the first fourteen.
    expect(grill).toMatchObject({
      name: 'Lekki Grill',
      delivery_price: 195_000,
      delivery_minutes: 88,
      is_for_address: true,
    });
    expect(buka).toMatchObject({ name: 'Ikeja Buka', delivery_price: 58_000, delivery_minutes: 25 });
    expect(await get(`/customer/vendor/slug/${grill?.slug}?${NEAR}`)).toMatchObject({ delivery_price: 195_000 });
    expect(await get(`/customer/vendor/slug/${grill?.slug}`)).toMatchObject({
      ...{ delivery_price: 50_000, is_for_address: false },
    });
  });

  test('catalog.031 are under 35 minutes by when an order arrives there', async () => {
    expect(await names('tag=under_35')).toEqual(['Lekki Grill', 'Ikeja Buka', 'Ikeja Shop', 'Allen Suya']);
    expect(await names(`tag=under_35&${NEAR}`)).toEqual(['Ikeja Buka', 'Ikeja Shop', 'Allen Suya']);
    const found = await get(`/customer/search?query=grill&city=lagos&tag=under_35&${NEAR}`);
    expect(found.total).toBe(0);
  });

  test('catalog.020 are narrowed by the fee of a delivery there', async () => {
    expect(await names(`fee=1000-2000&${NEAR}`)).toEqual(['Lekki Grill']);
    expect(await names('fee=1000-2000')).toEqual([]);
  });

  test('catalog.031 as Restaurants Around You are restaurants, the nearest first; without an address by rank', async () => {
    expect(await names(`tag=around_you&${NEAR}`)).toEqual(['Allen Suya', 'Ikeja Buka', 'Lekki Grill']);
    expect(await names('tag=around_you')).toEqual(['Lekki Grill', 'Ikeja Buka', 'Allen Suya']);
    expect(await names(`tag=around_you&type=supermarket&${NEAR}`)).toEqual(['Ikeja Shop']);
  });

  test('are those of the city where the point is far from it', async () => {
    expect(await list(`tag=around_you&${FAR}`)).toEqual(await list('tag=around_you'));
    const [{ slug } = { slug: '' }] = await list('');
    expect(await get(`/customer/vendor/slug/${slug}?${FAR}`)).toEqual(await get(`/customer/vendor/slug/${slug}`));
  });

  test.each(['', '6.6', '6.6,3.35,1', '91,3.35', '6.6,181', 'NaN,NaN', '6.6;3.35'])(
    'a point such as “%s” is refused',
    async (near) => {
      const [{ slug } = { slug: '' }] = await list('');
      for (const url of ['/customer/vendor?', `/customer/vendor/slug/${slug}?`, '/customer/search?query=grill&']) {
        const reply = await api.app.inject(`${url}near=${encodeURIComponent(near)}`);
        expect(reply.statusCode, url).toBe(400);
      }
    },
  );
});

test('an empty list says which choice alone leaves it so', async () => {
  const { vendors, total, found_without } = await get(`/customer/vendor?city=lagos&tag=under_35&fee=1000-2000&${NEAR}`);
  expect([vendors, total]).toEqual([[], 0]);
  expect(found_without).toEqual([
    { choice: 'tag', total: 1 },
    { choice: 'fee', total: 3 },
  ]);
  expect((await get('/customer/vendor?city=lagos&tag=under_35')).found_without).toEqual([]);
});
