import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/index.ts';
import { buildCatalog, freshDatabase, statementsOf } from '../../testing/index.ts';
import { keepCityVendors } from './city-vendors.ts';
import { keepVendorDishes } from './keep-vendor-dishes.ts';

let app: Database;
let build: ReturnType<typeof buildCatalog>;

beforeAll(async () => {
  const database = await freshDatabase();
  app = database.openApp();
  build = buildCatalog(database.openOwner());
});

describe('what is kept in memory', () => {
  test('the vendors of a city are read once, and again after a change', async () => {
    const city = await build.city({ slug: 'lagos' });
    const cities = keepCityVendors(app.db);
    const find = () => cities.find(({ slug }) => slug === 'lagos');
    expect(await statementsOf(find)).toBe(2);
    expect(await statementsOf(() => Promise.all([find(), find(), find()]))).toBe(0);
    cities.forget([`city:${city.id}`]);
    expect(await statementsOf(find)).toBe(1);
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
    const vendors = (await keepCityVendors(app.db).find(({ slug }) => slug === 'accra'))?.at(new Date()) ?? [];
    expect(vendors.map(({ id }) => id)).toEqual([one.id, other.id, unseen.id]);
    const dishes = keepVendorDishes(app.db);
    const read = () => dishes.of(vendors.slice(0, 2), vendors);
    expect(await statementsOf(read)).toBe(1);
    expect(await statementsOf(read)).toBe(0);
    const [first, second] = await read();
    expect(first?.dishes.at(0)).toMatchObject({ name: 'Waakye special' });
    expect(first?.dishes.names[0]?.words).toEqual(['waakye', 'special']);
    expect(second?.dishes.names).toEqual([]);
    // One that was not shown yet was read along.
    expect(await statementsOf(() => dishes.of(vendors.slice(2), vendors))).toBe(0);
    dishes.forget([`menu:${one.id}`]);
    expect(await statementsOf(read)).toBe(1);
    dishes.forget(['*']);
    expect(await statementsOf(read)).toBe(1);
  });
});
