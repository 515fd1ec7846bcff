import { catalogEndpoints, success } from '@jara/contract';
import { buildCatalog } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../src/testing/start-api.ts';

/** A Sunday, 13:30 in Lagos and 12:30 in Accra. */
const NOW = new Date('2026-11-15T12:30:00Z');
const api = startApi({ now: () => NOW });

const page = success(catalogEndpoints.listVendors.data);

async function list(query: string) {
  const reply = await api.app.inject(`/customer/vendor?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return page.parse(reply.json()).data;
}
const names = async (query: string) => (await list(query)).vendors.map(({ name }) => name);

let build: ReturnType<typeof buildCatalog>;
let lagos: number;

beforeAll(async () => {
  build = buildCatalog(api.database.openOwner());
  ({ id: lagos } = await build.city({ slug: 'lagos' }));
});

describe('the vendor list', () => {
  beforeAll(async () => {
    const make = (name: string, rank: number, rest: object = {}) =>
      build.vendor({ city_id: lagos, name, rank, ...rest });
    const closed = { available_hours: { default: { opening: 1800, closing: 2200 } } };
    await make('Second', 2, { average_rating: 4.6, delivery_price: 99_999 });
    await make('First but closed', 1, { ...closed, average_rating: 4.9, delivery_price: 49_999 });
    await make('Third', 3, {
      discount_text: '10% off',
      is_chowpass_vendor: true,
      average_rating: 3.5,
      delivery_price: 0,
    });
    await make('Fourth, slow', 4, { delivery_minutes: 55, average_rating: null, delivery_price: 50_000 });
    await make('Fifth, away', 5, { is_temporarily_unavailable: true, average_rating: 4.5, delivery_price: 100_000 });
    await make('Eighth, closed', 8, { ...closed, average_rating: null, delivery_minutes: 70, delivery_price: 150_001 });
    await make('Explorer', 0, { custom_tag: 'explore' });
    const shop = await make('Shop', 6, {
      vendor_type: 'supermarket',
      delivery_minutes: 70,
      average_rating: 2.0,
      delivery_price: 200_000,
    });
    await build.inCategory(shop.id, { slug: 'groceries', name: 'Groceries', type_group: 'supermarket' });
    await make('Seventh, far', 7, { delivery_minutes: 70, average_rating: 4.0, delivery_price: 150_000 });
  });

  test('catalog.014 catalog.015 leaves explorers out; open first, by rank within open and within closed', async () => {
    const open = ['Second', 'Third', 'Fourth, slow', 'Fifth, away', 'Shop', 'Seventh, far'];
    const listed = [...open, 'First but closed', 'Eighth, closed'];
    expect(await names('')).toEqual(listed);
    expect(await names('custom_tags=featured,handpicked,explore')).toEqual(listed);
  });

  test('catalog.004 tag, type and category narrow the list, alone and together', async () => {
    expect(await names('tag=under_35')).toEqual(['Second', 'Third']);
    const underAnHour = ['Second', 'Third', 'Fourth, slow'];
    expect(await names('tag=under_60')).toEqual(underAnHour);
    expect(await names('type=supermarket')).toEqual(['Shop']);
    expect(await names('category=groceries')).toEqual(['Shop']);
    expect(await names('tag=under_35&type=supermarket')).toEqual([]);
    expect(await names('tag=under_35&category=groceries')).toEqual([]);
    expect(await names('tag=around_you&type=restaurant&category=groceries')).toEqual([]);
    expect(await names('tag=around_you&type=supermarket&category=groceries')).toEqual(['Shop']);
  });

  test('catalog.016 Open now keeps vendors that are open and not temporarily unavailable', async () => {
    expect(await names('open_now=true')).toEqual(['Second', 'Third', 'Fourth, slow', 'Shop', 'Seventh, far']);
  });

  test('catalog.017 Discounts keeps vendors with a discount text', async () => {
    expect(await names('discounts=true')).toEqual(['Third']);
  });

  test('catalog.018 Chowpass, when enabled, keeps Chowpass vendors', async () => {
    expect(await names('chowpass=true')).toEqual(['Third']);
  });

  test('catalog.019 a rating keeps those rated at least so, best first', async () => {
    const best = ['First but closed', 'Second', 'Fifth, away'];
    expect(await names('rating=4.5')).toEqual(best);
    expect(await names('rating=4.0')).toEqual([...best, 'Seventh, far']);
    expect(await names('rating=3.5')).toEqual([...best, 'Seventh, far', 'Third']);
    expect(await names('rating=2.0')).toEqual([...best, 'Seventh, far', 'Third', 'Shop']);
  });

  test('catalog.020 a fee range includes its minimum, excludes its maximum, cheapest first', async () => {
    expect(await names('fee=0-500')).toEqual(['Third', 'First but closed']);
    expect(await names('fee=500-1000')).toEqual(['Fourth, slow', 'Second']);
    expect(await names('fee=2000-')).toEqual(['Shop']);
  });

  test('catalog.021 the call carries custom_tags, and only vendors with one of them are listed', async () => {
    await build.vendor({ city_id: lagos, name: 'Picked', rank: 90, custom_tag: 'handpicked', delivery_minutes: 70 });
    await expect.poll(() => names('custom_tags=handpicked')).toEqual(['Picked']);
    expect(await names('custom_tags=featured,handpicked,explore')).toContain('Picked');
    expect(await names('custom_tags=featured')).not.toContain('Picked');
  });

  test('catalog.029 answers 15 vendors unless asked for more, and says how many there are', async () => {
    const { id } = await build.city({ slug: 'crowded' });
    for (let rank = 1; rank <= 40; rank += 1) await build.vendor({ city_id: id, rank, name: `Vendor ${rank}` });
    const counts = async () => {
      const { vendors, total } = await list('city=crowded');
      return [vendors.length, total];
    };
    await expect.poll(counts).toEqual([15, 40]);
    expect((await list('city=crowded&limit=30')).vendors.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });

  test('catalog.029 goes on after a vendor, to the end; after one that is not in the list comes nothing', async () => {
    const ranks = (vendors: { rank: number }[]) => vendors.map(({ rank }) => rank);
    const { vendors } = await list('city=crowded&limit=30');
    const rest = await list(`city=crowded&limit=300&after=${vendors.at(-1)?.id}`);
    expect([ranks(rest.vendors), rest.total]).toEqual([[31, 32, 33, 34, 35, 36, 37, 38, 39, 40], 40]);
    const last = rest.vendors.at(-1)?.id;
    expect((await list(`city=crowded&after=${last}`)).vendors).toEqual([]);
    const [elsewhere] = (await list('city=lagos')).vendors;
    expect((await list(`city=crowded&after=${elsewhere?.id}`)).vendors).toEqual([]);
  });
});
