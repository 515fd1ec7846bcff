import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/index.ts';
import { buildCatalog, freshDatabase, statementsOf } from '../../testing/index.ts';
import { createCityVendorCache } from './city-vendor-cache.ts';
import { createCityWordCache } from './city-word-cache.ts';
import { createDishCache } from './dish-cache.ts';
import { createMenuWriter } from './menu-writer.ts';
import { createVendorDishCache } from './vendor-dish-cache.ts';

let app: Database;
let owner: Database;
let build: ReturnType<typeof buildCatalog>;

beforeAll(async () => {
  const database = await freshDatabase();
  app = database.openApp();
  owner = database.openOwner();
  build = buildCatalog(owner);
});

describe('catalog caches', () => {
  test('the vendors of a city are read once, and again after a change', async () => {
    const city = await build.city({ slug: 'lagos' });
    const cities = createCityVendorCache(app.db, { chowpass_enabled: true });
    const find = () => cities.find(({ slug }) => slug === 'lagos');
    expect(await statementsOf(find)).toBe(2);
    expect(await statementsOf(() => Promise.all([find(), find(), find()]))).toBe(0);
    cities.invalidate([`city:${city.id}`]);
    expect(await statementsOf(find)).toBe(1);
  });

  test('a vendor that neither opens nor closes is in memory once, whatever the time', async () => {
    const city = await build.city({ slug: 'calabar' });
    const early = { default: { opening: 900, closing: 2_200 } };
    await build.vendor({ city_id: city.id, rank: 1, available_hours: early });
    await build.vendor({ city_id: city.id, rank: 2 });
    const cities = createCityVendorCache(app.db, { chowpass_enabled: false });
    const vendors = await cities.find(({ slug }) => slug === 'calabar');
    const at = (time: string) => vendors?.at(new Date(`2026-11-16T${time}:00+01:00`)) ?? [];
    const [closed, always] = at('08:59');
    const [opened, same] = at('09:00');
    expect([closed?.is_open, opened?.is_open, opened?.available_hours]).toEqual([false, true, early]);
    expect(same).toBe(always);
    expect(at('22:00')[0]?.is_open).toBe(false);
  });

  test('a city with more vendors than a statement reads has the words of all of them, each name once', async () => {
    const city = await build.city({ slug: 'aba' });
    const first = await build.vendor({ city_id: city.id, name: 'Ekpang House' });
    await owner.pool.query(
      `insert into vendor (name, slug, address_id, city_id, location, vendor_type, vendor_class, custom_tag, description,
          support_contact, logo_url, cover_url, image_colour, rank, delivery_price, delivery_minutes, available_hours)
        select 'Amala Yard', 'amala-' || n, address_id, city_id, location, vendor_type, vendor_class, custom_tag,
          description, support_contact, logo_url, cover_url, image_colour, rank, delivery_price, delivery_minutes,
          available_hours from vendor, generate_series(1, 1000) n where id = $1`,
      [first.id],
    );
    const last = await build.vendor({ city_id: city.id, name: 'Afang House' });
    for (const { id } of [first, last]) {
      await build.dish({ vendor_id: id, menu_category_id: (await build.category(id)).id }, { name: 'Ofada rice' });
    }
    const cache = createCityWordCache(app.db);
    expect(await statementsOf(() => cache.ofCity(city.id, new Date()))).toBe(3);
    const words = await cache.ofCity(city.id, new Date());
    expect(['amala', 'house', 'ofada'].map((word) => words.read(word).places.length)).toEqual([1_000, 2, 2]);
    expect(words.read('ofada').dishNames).toHaveLength(1);
  });

  test('the dishes of vendors are read together, and again when their menu has changed', async () => {
    const city = await build.city({ slug: 'accra' });
    const [one, other, unseen] = [
      await build.vendor({ city_id: city.id, rank: 1 }),
      await build.vendor({ city_id: city.id, rank: 2 }),
      await build.vendor({ city_id: city.id, rank: 3 }),
    ];
    const category = await build.category(one.id);
    await build.dish({ vendor_id: one.id, menu_category_id: category.id }, { name: 'Waakye special' });
    const vendors =
      (await createCityVendorCache(app.db, { chowpass_enabled: true }).find(({ slug }) => slug === 'accra'))?.at(
        new Date(),
      ) ?? [];
    expect(vendors.map(({ id }) => id)).toEqual([one.id, other.id, unseen.id]);
    const dishes = createVendorDishCache(app.db);
    const read = () => dishes.of(vendors.slice(0, 2), vendors);
    expect(await statementsOf(read)).toBe(1);
    expect(await statementsOf(read)).toBe(0);
    const [first, second] = await read();
    expect(first?.dishes.at(0, new Date())).toMatchObject({ name: 'Waakye special' });
    expect(first?.dishes.looks[0]?.words).toEqual(['waakye', 'special']);
    expect(second?.dishes.looks).toEqual([]);
    // One that was not shown yet was read along.
    expect(await statementsOf(() => dishes.of(vendors.slice(2), vendors))).toBe(0);
    dishes.invalidate([`menu:${one.id}`]);
    expect(await statementsOf(read)).toBe(1);
    dishes.invalidate(['*']);
    expect(await statementsOf(read)).toBe(1);
  });

  test('a full memory of dishes reads those that are shown, and pushes out none for others of the city', async () => {
    const city = await build.city({ slug: 'warri' });
    for (const rank of [1, 2, 3, 4]) await build.vendor({ city_id: city.id, rank });
    const cities = createCityVendorCache(app.db, { chowpass_enabled: true });
    const vendors = (await cities.find(({ slug }) => slug === 'warri'))?.at(new Date()) ?? [];
    const dishes = createVendorDishCache(app.db, 3);
    const reads = (...places: number[]) =>
      statementsOf(() =>
        dishes.of(
          vendors.filter((_, place) => places.includes(place)),
          vendors,
        ),
      );
    // The second and the third come along; there is no room for the last.
    expect([await reads(0), await reads(1), await reads(2)]).toEqual([1, 0, 0]);
    expect([await reads(3), await reads(1, 2)]).toEqual([1, 0]);
  });

  test('a cart’s dish is read once per menu version, and every change of the menu makes a new version', async () => {
    const city = await build.city({ slug: 'kumasi' });
    const vendor = await build.vendor({ city_id: city.id });
    const { rows } = await owner.pool.query(
      `insert into container_type (vendor_id, name, description, price) values ($1, 'Box', '', 100) returning id`,
      [vendor.id],
    );
    const category = await build.category(vendor.id);
    const at = { vendor_id: vendor.id, menu_category_id: category.id };
    const dish = await build.dish(at, { name: 'Kenkey', price: 5_000, container_type_id: rows[0].id });
    const group = await build.group(dish, { name: 'Sides', minimum: 0, maximum: 2 }, [{ name: 'Fish', price: 700 }]);
    const dishes = createDishCache(app.db);
    const read = async () => {
      const { rows: found } = await app.pool.query('select version from menu_version where vendor_id = $1', [
        vendor.id,
      ]);
      const menu_version = Number(found[0]?.version);
      const menu = await dishes.find([{ vendor_id: vendor.id, menu_version, ids: [dish.id] }]);
      return menu.get(dish.id);
    };
    expect(await statementsOf(read)).toBe(2);
    expect(await statementsOf(read)).toBe(1);
    for (const [change, expected] of [
      [`update menu set price = 6000 where id = ${dish.id}`, { price: 6_000 }],
      [`update container_type set price = 200 where id = ${rows[0].id}`, { container_price: 200 }],
      [`update menu_group set maximum = 3 where id = ${group.id}`, { groups: [{ maximum: 3 }] }],
      [
        `update menu_group_item set price = 0 where menu_group_id = ${group.id}`,
        { groups: [{ items: [{ price: 0 }] }] },
      ],
      [`delete from menu_in_group where menu_id = ${dish.id}`, { groups: [] }],
    ] as const) {
      await owner.pool.query(change);
      expect(await read(), change).toMatchObject(expected);
      expect(await statementsOf(read), change).toBe(1);
    }
    await owner.pool.query(`delete from menu where id = ${dish.id}`);
    expect(await read()).toBeUndefined();
  });

  test('a menu is written once per version, by category too, and a vendor without dishes has none', async () => {
    const city = await build.city({ slug: 'enugu' });
    const vendor = await build.vendor({ city_id: city.id });
    const [soups, drinks] = [await build.category(vendor.id), await build.category(vendor.id)];
    const write = createMenuWriter(app.db);
    const namesOf = async (menuCategoryId?: number) => {
      const written = await write({ vendorId: vendor.id, menuCategoryId });
      return written && (JSON.parse(written.menu.json) as { name: string }[]).map(({ name }) => name);
    };
    const WHOLE_MENU = /menu_of_vendor/;
    expect(await namesOf()).toBeUndefined();
    const dish = await build.dish({ vendor_id: vendor.id, menu_category_id: soups.id }, { name: 'Nsala' });
    expect([await namesOf(), await namesOf(soups.id), await namesOf(drinks.id)]).toEqual([
      ['Nsala'],
      ['Nsala'],
      undefined,
    ]);
    expect(await statementsOf(namesOf)).toBe(1);
    expect(await statementsOf(namesOf, WHOLE_MENU)).toBe(0);
    await owner.pool.query(`update menu set name = 'Oha' where id = ${dish.id}`);
    expect(await statementsOf(namesOf, WHOLE_MENU)).toBe(1);
    expect([await namesOf(), await namesOf(soups.id)]).toEqual([['Oha'], ['Oha']]);
  });

  test('a written menu has the currency of the city that its vendor has moved to', async () => {
    const [abuja, accra] = [await build.city({ slug: 'abuja' }), await build.city({ slug: 'osu', currency: 'GHS' })];
    const vendor = await build.vendor({ city_id: abuja.id });
    await build.dish({ vendor_id: vendor.id, menu_category_id: (await build.category(vendor.id)).id });
    const write = createMenuWriter(app.db);
    const currencyOf = async () => {
      const [dish] = JSON.parse((await write({ vendorId: vendor.id }))?.menu.json ?? '[]') as { currency: string }[];
      return dish?.currency;
    };
    expect(await currencyOf()).toBe('NGN');
    await owner.pool.query('update vendor set city_id = $1 where id = $2', [accra.id, vendor.id]);
    expect(await currencyOf()).toBe('GHS');
    await owner.pool.query('update vendor set city_id = $1 where id = $2', [abuja.id, vendor.id]);
  });

  test('a full memory of menus loses the one least recently read; made-up categories take no room', async () => {
    const city = await build.city({ slug: 'jos' });
    const vendors = await Promise.all([1, 2].map(() => build.vendor({ city_id: city.id })));
    for (const { id } of vendors) await build.dish({ vendor_id: id, menu_category_id: (await build.category(id)).id });
    const [one, other] = vendors.map(({ id }) => id) as [number, number];
    const length = (await createMenuWriter(app.db)({ vendorId: one }))?.menu.json.length ?? 0;
    const write = createMenuWriter(app.db, { mostCharacters: Math.ceil(length * 1.5) });
    const readsWhole = (vendorId: number) => statementsOf(() => write({ vendorId }), /menu_of_vendor/);
    expect([await readsWhole(one), await readsWhole(one)]).toEqual([1, 0]);
    for (let made_up = 1; made_up <= 50; made_up += 1)
      await write({ vendorId: one, menuCategoryId: 1_000_000 + made_up });
    expect(await readsWhole(one)).toBe(0);
    expect([await readsWhole(other), await readsWhole(one)]).toEqual([1, 1]);
  });

  test('the menu least recently read leaves a full cache first', async () => {
    const city = await build.city({ slug: 'tema' });
    const dishes = createDishCache(app.db, { max: 2 });
    const readers = await Promise.all(
      [1, 2, 3].map(async () => {
        const vendor = await build.vendor({ city_id: city.id });
        const { id } = await build.dish({
          vendor_id: vendor.id,
          menu_category_id: (await build.category(vendor.id)).id,
        });
        const { rows } = await app.pool.query('select version from menu_version where vendor_id = $1', [vendor.id]);
        return () => dishes.find([{ vendor_id: vendor.id, menu_version: Number(rows[0]?.version), ids: [id] }]);
      }),
    );
    const [first, second, third] = readers as [() => Promise<unknown>, () => Promise<unknown>, () => Promise<unknown>];
    for (const read of [first, second]) expect(await statementsOf(read)).toBe(1);
    expect(await statementsOf(first)).toBe(0);
    expect(await statementsOf(third)).toBe(1);
    expect(await statementsOf(first)).toBe(0);
    expect(await statementsOf(second)).toBe(1);
  });
});
