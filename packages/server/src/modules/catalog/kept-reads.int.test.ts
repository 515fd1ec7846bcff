import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../db/index.ts';
import { buildCatalog, freshDatabase } from '../../testing/index.ts';
import { keepCityVendors } from './city-vendors.ts';
import { keepVendorDishes } from './keep-vendor-dishes.ts';

let app: Database;
let build: ReturnType<typeof buildCatalog>;

beforeAll(async () => {
  const database = await freshDatabase();
  app = database.openApp();
  build = buildCatalog(database.openOwner());
});

/** How many statements some work sends. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(app.pool, 'query');
  await work();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

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
    const [one, other] = [await build.vendor({ city_id: city.id }), await build.vendor({ city_id: city.id })];
    const category = await build.category(one.id);
    await build.dish({ vendor_id: one.id, menu_category_id: category.id }, { name: 'Waakye special' });
    const dishes = keepVendorDishes(app.db);
    const read = () => dishes.of([one.id, other.id]);
    expect(await statementsOf(read)).toBe(1);
    expect(await statementsOf(read)).toBe(0);
    const [first] = (await read())[0] ?? [];
    expect(first).toMatchObject({ called: { name: 'Waakye special', lexemes: ['special', 'waakye'] } });
    dishes.forget([`menu:${one.id}`]);
    expect(await statementsOf(read)).toBe(1);
    dishes.forget(['*']);
    expect(await statementsOf(read)).toBe(1);
  });
});
