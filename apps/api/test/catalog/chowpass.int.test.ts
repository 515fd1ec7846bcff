import { buildCatalog } from '@jara/server/testing';
import { expect, test } from 'vitest';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi({ env: { CHOWPASS_ENABLED: '0' } });

test('catalog.018 while Chowpass is off, its filter changes nothing and the config says so', async () => {
  const build = buildCatalog(api.database.openOwner());
  const { id } = await build.city({ slug: 'lagos' });
  await build.vendor({ city_id: id, name: 'Without', rank: 1, is_chowpass_vendor: false });
  await build.vendor({ city_id: id, name: 'With', rank: 2, slug: 'with', is_chowpass_vendor: true });
  const { data } = (await api.app.inject('/customer/vendor?chowpass=true')).json();
  expect(data.vendors).toMatchObject([{ name: 'Without' }, { name: 'With' }]);
  expect((await api.app.inject('/customer/config')).json().data.chowpass_enabled).toBe(false);
});

test('catalog.018 while Chowpass is off, no list, search or vendor’s page says that a vendor has it', async () => {
  const dataOf = async (path: string) => (await api.app.inject(path)).json().data;
  const without = { name: 'With', is_chowpass_vendor: false };
  expect((await dataOf('/customer/vendor')).vendors).toContainEqual(expect.objectContaining(without));
  expect((await dataOf('/customer/search?query=with&city=lagos')).results).toContainEqual({
    vendor: expect.objectContaining(without) as object,
    dishes: [],
  });
  expect(await dataOf('/customer/vendor/slug/with')).toMatchObject(without);
});
