import { menuItem, success, type VendorType, vendor } from '@jara/contract';
import { buildCatalog } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startApi, untilInformed } from '../../src/testing/start-api.ts';

/** A Sunday, 13:30 in Lagos and 12:30 in Accra. */
const NOW = new Date('2026-11-15T12:30:00Z');
const api = startApi({ now: () => NOW });

let build: ReturnType<typeof buildCatalog>;
let lagos: number;

beforeAll(async () => {
  build = buildCatalog(api.database.openOwner());
  ({ id: lagos } = await build.city({ slug: 'lagos' }));
});

describe('a vendor', () => {
  test('catalog.011 carries every field of the specification', async () => {
    const given: Omit<Parameters<typeof build.vendor>[0], 'city_id'> = {
      ...{ name: 'Mama Cass', slug: 'mama-cass', location: 'Yaba', vendor_type: 'local-market', rank: 77 },
      ...{ logo_url: '/store/media/logo/b.webp', support_contact: 'help@mama.example', custom_tag: 'handpicked' },
      ...{ self_delivery: true, is_temporarily_unavailable: true, discount_text: '10% off', is_chowpass_vendor: true },
      ...{ average_rating: 4.3, delivery_price: 45_000, vendor_class: ['instant', 'preorder'] },
      available_hours: { default: { opening: 930, closing: 2100 }, sunday: { opening: 1200, closing: 200 } },
      preorder_configuration: { menu_ready_time: 1100, cutoff_order_time: 1430, available_days: ['sunday', 'friday'] },
    };
    const made = await build.vendor({ city_id: lagos, ...given });
    const { data } = (await api.app.inject(`/customer/vendor/slug/${made.slug}`)).json();
    expect(data).toMatchObject({
      ...given,
      ...{ id: made.id, address_id: made.address_id, activeVendorLocation: 'Yaba', currency: 'NGN' },
      ...{ is_open: true, liked_by_customer: false },
    });
  });

  test('catalog.024 is found by its slug', async () => {
    const made = await build.vendor({ city_id: lagos, slug: 'mama-put', name: 'Mama Put' });
    const reply = await api.app.inject('/customer/vendor/slug/mama-put');
    expect(reply.json()).toMatchObject({ status: 'success', data: { id: made.id, name: 'Mama Put' } });
  });

  test('is found by a slug it had before, under its present one', async () => {
    const made = await build.vendor({ city_id: lagos, slug: 'new-name' });
    await api.database.openOwner().pool.query('insert into former_vendor_slug values ($1, $2)', ['old-name', made.id]);
    expect((await api.app.inject('/customer/vendor/slug/old-name')).json().data.slug).toBe('new-name');
  });

  test('a vendor says where it is: its city, its country and its point on the map', async () => {
    const place = { display_name: 'Kumasi', country_code: 'GH', currency: 'GHS', time_zone: 'Africa/Accra' } as const;
    const { id } = await build.city({ slug: 'kumasi', state: 'Ashanti', ...place });
    const made = await build.vendor({ city_id: id, latitude: 6.69, longitude: -1.62 });
    const { data } = (await api.app.inject(`/customer/vendor/slug/${made.slug}`)).json();
    expect(data).toMatchObject({
      ...{ city: 'Kumasi', city_slug: 'kumasi', country_code: 'GH', currency: 'GHS', time_zone: 'Africa/Accra' },
      coordinate: { x: -1.62, y: 6.69 },
    });
  });

  test('catalog.003 may be in a place of any letters, which spoils neither its page nor the list', async () => {
    const { id } = await build.city({ slug: 'many-letters' });
    for (const [location, slug] of [
      ['Ikeja G.R.A', 'ikeja-g.r.a'],
      ['Ọjọta', 'ọjọta'],
      ['Bode  Thomas', 'bode--thomas'],
    ] as const) {
      const made = await build.vendor({ city_id: id, location });
      const reply = await api.app.inject(`/customer/vendor/slug/${made.slug}`);
      expect(reply.json().data).toMatchObject({ location, location_slug: slug });
    }
    const total = async () => (await api.app.inject('/customer/vendor?city=many-letters')).json().data?.total;
    await expect.poll(total).toBe(3);
  });

  test.each(['', '  ', '..', 'Here/There', 'Here?', 'Here#', 'Here%2F', 'Here\\There', 'Here\nThere'])(
    'catalog.003 is in no place called %j: its page would have no address',
    async (location) => {
      const refused = expect(build.vendor({ city_id: lagos, location })).rejects;
      await refused.toMatchObject({ cause: { constraint: 'vendor_location_fits_into_a_path' } });
    },
  );

  test('catalog.012 has a set of classes, of which one may be instant', async () => {
    const made = await build.vendor({ city_id: lagos, vendor_class: ['preorder', 'instant'] });
    const { data } = (await api.app.inject(`/customer/vendor/slug/${made.slug}`)).json();
    expect(vendor.parse(data).vendor_class).toEqual(['preorder', 'instant']);
    for (const wrong of [['sometimes'], ['instant', 'instant'], []]) {
      expect(vendor.safeParse({ ...data, vendor_class: wrong }).success, String(wrong)).toBe(false);
    }
    const twice = build.vendor({ city_id: lagos, vendor_class: ['instant', 'instant'] });
    await expect(twice).rejects.toMatchObject({ cause: { constraint: 'vendor_class_is_a_set' } });
  });

  test('catalog.032 is open by the clock of its own zone, not the server’s', async () => {
    const hours = { available_hours: { default: { opening: 1300, closing: 1400 } } };
    const accra = await build.city({ slug: 'accra', country_code: 'GH', currency: 'GHS', time_zone: 'Africa/Accra' });
    const inLagos = await build.vendor({ city_id: lagos, ...hours });
    const inAccra = await build.vendor({ city_id: accra.id, ...hours });
    const isOpen = async (slug: string) => (await api.app.inject(`/customer/vendor/slug/${slug}`)).json().data.is_open;
    expect(await isOpen(inLagos.slug)).toBe(true);
    expect(await isOpen(inAccra.slug)).toBe(false);
  });

  test('an unknown slug is a 404 with a code and a sentence', async () => {
    const reply = await api.app.inject('/customer/vendor/slug/nobody-here');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({
      status: 'failed',
      code: 'VENDOR_NOT_FOUND',
      message: 'We could not find that vendor. Please choose another one.',
    });
  });
});

describe('a menu', () => {
  const menu = success(z.array(menuItem));

  test('catalog.023 catalog.026 is answered whole or by category, each dish with its groups and container', async () => {
    const { id } = await build.vendor({ city_id: lagos });
    const { id: neighbour } = await build.vendor({ city_id: lagos });
    const theirs = await build.category(neighbour, { name: 'Theirs', position: 0 });
    await build.dish({ vendor_id: neighbour, menu_category_id: theirs.id }, { name: 'Their rice' });
    const drinks = await build.category(id, { name: 'Drinks', position: 2 });
    const mains = await build.category(id, { name: 'Mains', position: 1 });
    await build.dish(
      { vendor_id: id, menu_category_id: drinks.id },
      { name: 'Zobo', price: 50_000, discount_price: 0 },
    );
    const rice = await build.dish({ vendor_id: id, menu_category_id: mains.id }, { name: 'Rice' });
    const group = await build.group(rice, { minimum: 1, maximum: 2 }, [
      { name: 'Beef' },
      { name: 'Fish', is_available: false },
    ]);

    const whole = menu.parse((await api.app.inject(`/customer/vendor/${id}/menu`)).json()).data;
    expect(whole.map(({ name }) => name)).toEqual(['Rice', 'Zobo']);
    expect(whole[0]).toMatchObject({ currency: 'NGN', price: 250_000, discount_price: null, container_price: 0 });
    expect(whole[0]?.groups).toMatchObject([
      {
        id: group.id,
        minimum: 1,
        maximum: 2,
        items: [
          { name: 'Beef', is_available: true },
          { name: 'Fish', is_available: false },
        ],
      },
    ]);
    expect(whole[1]?.discount_price).toBe(0);

    const one = menu.parse(
      (await api.app.inject(`/customer/vendor/${id}/menu?menu_category_id=${drinks.id}`)).json(),
    ).data;
    expect(one.map(({ name }) => name)).toEqual(['Zobo']);

    const categories = (await api.app.inject(`/customer/vendor/${id}/menu-category`)).json().data;
    expect(categories.map(({ name }: { name: string }) => name)).toEqual(['Mains', 'Drinks']);
  });

  test('catalog.023 the category of another vendor is none of this one’s, and shows no dish of either', async () => {
    const [{ id }, { id: neighbour }] = [
      await build.vendor({ city_id: lagos }),
      await build.vendor({ city_id: lagos }),
    ];
    const [mains, theirs] = [await build.category(id), await build.category(neighbour)];
    await build.dish({ vendor_id: id, menu_category_id: mains.id });
    await build.dish({ vendor_id: neighbour, menu_category_id: theirs.id });
    const ask = (vendor: number) => api.app.inject(`/customer/vendor/${vendor}/menu?menu_category_id=${theirs.id}`);
    expect((await ask(neighbour)).json().data).toHaveLength(1);
    const reply = await ask(id);
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { status: 'failed', code: 'MENU_CATEGORY_NOT_FOUND', message: expect.any(String) },
    ]);
  });

  test('depends on its dishes and on its vendor: whole, by category, dish by dish, and empty', async () => {
    const { id } = await build.vendor({ city_id: lagos });
    const category = await build.category(id);
    const { id: empty } = await build.category(id);
    const dish = await build.dish({ vendor_id: id, menu_category_id: category.id });
    const menus = ['menu', `menu?menu_category_id=${category.id}`, `menu?menu_category_id=${empty}`];
    await untilInformed(api.app);
    for (const path of [...menus, `menu/${dish.id}`, 'menu-category']) {
      const { headers } = await api.app.inject(`/customer/vendor/${id}/${path}`);
      expect(headers['x-cache-tags'], path).toBe(`menu:${id} vendor:${id}`);
    }
  });

  test('catalog.023 catalog.027 a dish has the same values on its menu and alone, each its own', async () => {
    const owner = api.database.openOwner();
    const { id } = await build.vendor({ city_id: lagos });
    const { id: menu_category_id } = await build.category(id, { id: 70_001, name: 'Soups', position: 3 });
    const { rows } = await owner.pool.query<{ id: number }>(
      `insert into container_type (vendor_id, name, description, price)
       values ($1, 'Bowl', 'A bowl with a lid', 20000) returning id`,
      [id],
    );
    const container_type_id = Number(rows[0]?.id);
    const given = {
      ...{ name: 'Egusi', description: 'With melon seed', price: 310_000, discount_price: 290_000 },
      ...{ image_url: '/store/media/dish/egusi.webp', image_colour: '#101112', price_description: 'per pack' },
      ...{ is_available: false, container_type_id },
      ...{ dietary_tags: ['halal' as const], allergens: [], spicy: 2 },
    };
    const dish = await build.dish({ vendor_id: id, menu_category_id }, given);
    const group = await build.group(dish, { name: 'Swallow', minimum: 1, maximum: 2 }, [
      { name: 'Fufu', price: 40_000 },
      { name: 'Eba', price: 35_000, is_available: false },
    ]);
    const menu_group_id = group.id;
    const expected = {
      ...given,
      ...{ id: dish.id, vendor_id: id, group_id: menu_category_id, menu_category_id, currency: 'NGN' },
      ...{ price_per_quantity: 310_000, container_price: 20_000 },
      ...{ container_name: 'Bowl', container_description: 'A bowl with a lid' },
      groups: [
        {
          ...{ id: menu_group_id, name: 'Swallow', minimum: 1, maximum: 2 },
          items: [
            { id: expect.any(Number), menu_group_id, name: 'Fufu', price: 40_000, is_available: true },
            { id: expect.any(Number), menu_group_id, name: 'Eba', price: 35_000, is_available: false },
          ],
        },
      ],
    };
    expect((await api.app.inject(`/customer/vendor/${id}/menu`)).json().data).toEqual([expected]);
    expect((await api.app.inject(`/customer/vendor/${id}/menu/${dish.id}`)).json().data).toEqual(expected);
  });

  test('catalog.026 a category has its name, its place and how many dishes it holds, none included', async () => {
    const { id } = await build.vendor({ city_id: lagos });
    const sides = await build.category(id, { name: 'Sides', position: 9 });
    const mains = await build.category(id, { name: 'Mains', position: 4 });
    for (const name of ['Rice', 'Beans']) {
      await build.dish({ vendor_id: id, menu_category_id: mains.id }, { name });
    }
    expect((await api.app.inject(`/customer/vendor/${id}/menu-category`)).json().data).toEqual([
      { id: mains.id, name: 'Mains', position: 4, item_count: 2 },
      { id: sides.id, name: 'Sides', position: 9, item_count: 0 },
    ]);
  });

  test('catalog.027 one dish is answered alone, and a missing one is Menu not found', async () => {
    const { id } = await build.vendor({ city_id: lagos });
    const { id: menu_category_id } = await build.category(id);
    const dish = await build.dish({ vendor_id: id, menu_category_id });
    expect((await api.app.inject(`/customer/vendor/${id}/menu/${dish.id}`)).json().data.id).toBe(dish.id);
    const other = await build.vendor({ city_id: lagos });
    for (const path of [`/customer/vendor/${other.id}/menu/${dish.id}`, `/customer/vendor/${id}/menu/2147483647`]) {
      const reply = await api.app.inject(path);
      expect([reply.statusCode, reply.json().message]).toEqual([404, 'Menu not found']);
    }
  });

  test('an empty menu is an empty list, an unknown vendor a 404', async () => {
    const { id } = await build.vendor({ city_id: lagos });
    expect((await api.app.inject(`/customer/vendor/${id}/menu`)).json().data).toEqual([]);
    expect((await api.app.inject('/customer/vendor/2147483647/menu')).statusCode).toBe(404);
    expect((await api.app.inject(`/customer/vendor/${id}/menu?menu_category_id=2147483647`)).statusCode).toBe(404);
    expect((await api.app.inject('/customer/vendor/2147483647/menu-category')).statusCode).toBe(404);
  });
});

test('catalog.025 categories are those of the asked vendor type and city that lead to a listed vendor', async () => {
  const { id: city_id } = await build.city({ slug: 'market-town' });
  const member = async (type_group: VendorType, slug: string, of: { city_id: number; custom_tag?: 'explore' }) => {
    const { id } = await build.vendor({ vendor_type: type_group, ...of });
    await build.inCategory(id, { slug, name: slug.toUpperCase(), type_group });
  };
  await member('pharmacy', 'medicines', { city_id });
  await member('pharmacy', 'medicines', { city_id });
  await member('pharmacy', 'medicines', { city_id: lagos });
  await member('pharmacy', 'baby-care', { city_id: lagos });
  await member('pharmacy', 'hidden-care', { city_id, custom_tag: 'explore' });
  await member('restaurant', 'grills', { city_id });
  const ask = async (query: string) => (await api.app.inject(`/customer/vendor/subtype-category?${query}`)).json().data;
  const shown = (slug: string, type_group: VendorType, vendor_count: number) =>
    expect.objectContaining({ slug, name: slug.toUpperCase(), type_group, vendor_count });
  expect(await ask('type_group=pharmacy')).toEqual([
    shown('baby-care', 'pharmacy', 1),
    shown('medicines', 'pharmacy', 3),
  ]);
  expect(await ask('type_group=pharmacy&city=market-town')).toEqual([shown('medicines', 'pharmacy', 2)]);
  expect(await ask('city=market-town')).toEqual([shown('grills', 'restaurant', 1)]);
});

test('location.017 GET /customer/available-locations answers each location with its values', async () => {
  const given = {
    ...{ id: 90_001, slug: 'tamale', display_name: 'Tamale', state: 'Northern' },
    ...({ country_code: 'GH', currency: 'GHS', time_zone: 'Africa/Accra' } as const),
  };
  await build.city({ ...given, latitude: 9.4, longitude: -0.84 });
  const tamale = async () => {
    const { data } = (await api.app.inject('/customer/available-locations')).json();
    return (data as { slug: string }[]).find(({ slug }) => slug === 'tamale');
  };
  await expect.poll(tamale).toEqual({ ...given, coordinate: { x: -0.84, y: 9.4 } });
});

test('catalog.033 the catalog answers on the paths that the decisions name', async () => {
  const { id, slug } = await build.vendor({ city_id: lagos });
  const { id: menu_category_id } = await build.category(id);
  const dish = await build.dish({ vendor_id: id, menu_category_id });
  const paths = [
    '/customer/vendor',
    `/customer/vendor/slug/${slug}`,
    `/customer/vendor/${id}/menu`,
    `/customer/vendor/${id}/menu/${dish.id}`,
    `/customer/vendor/${id}/menu-category`,
    '/customer/vendor/subtype-category?type_group=restaurant',
    `/customer/search?query=jollof&city=lagos`,
  ];
  for (const path of paths) expect((await api.app.inject(path)).statusCode, path).toBe(200);
  // Who may like and what comes of it: `likes.int.test.ts`.
  for (const liked of [0, 1]) {
    const reply = await api.app.inject({ method: 'POST', url: `/customer/vendor/${id}/like/${liked}` });
    expect([reply.statusCode, reply.json().code], String(liked)).toEqual([401, 'NOT_SIGNED_IN']);
  }
});

test('the site map is told of every vendor of a city', async () => {
  const { id } = await build.city({ slug: 'quiet-town' });
  const { location, vendor_type, slug } = await build.vendor({ city_id: id, custom_tag: 'explore' });
  // Cities are kept in memory, so a new one is known as soon as the database has announced it.
  const paths = async () => (await api.app.inject('/customer/vendor/paths?city=quiet-town')).json().data;
  await expect.poll(paths).toEqual([{ location, vendor_type, slug }]);
});

describe('bad input', () => {
  test.each([
    '/customer/vendor?tag=soon',
    '/customer/vendor?type=bakery',
    '/customer/vendor?rating=9',
    '/customer/vendor?limit=0',
    '/customer/vendor?limit=1e3',
    '/customer/vendor?limit=301',
    '/customer/vendor?after=0',
    '/customer/vendor?limit=99999999999999999999',
    '/customer/vendor?city=%00',
    '/customer/vendor?fee=-1',
    '/customer/vendor?fee=1000',
    '/customer/vendor?no_such_filter=1',
    '/customer/vendor/slug/%00',
    '/customer/vendor/slug/..%2F..%2Fetc',
    '/customer/vendor/0/menu',
    '/customer/vendor/-1/menu',
    '/customer/vendor/1.5/menu',
    '/customer/vendor/9007199254740993/menu',
    '/customer/vendor/abc/menu',
    `/customer/vendor/slug/${'a'.repeat(5_000)}`,
    '/customer/vendor/%E0%A4%A/menu',
  ])('a wrong address is a 4xx with a code and a message: case %#', async (path) => {
    const reply = await api.app.inject(path);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.json()).toMatchObject({ status: 'failed', code: expect.any(String), message: expect.any(String) });
  });

  test('a place that we do not serve is told so', async () => {
    const reply = await api.app.inject('/customer/vendor?city=atlantis');
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'LOCATION_NOT_FOUND']);
  });
});
