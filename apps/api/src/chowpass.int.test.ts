import { buildCatalog } from '@jara/server/testing';
import { expect, test } from 'vitest';
import { startApi } from './testing/start-api.ts';

const api = startApi({ env: { CHOWPASS_ENABLED: '0' } });

test('catalog.018 while Chowpass is off, its filter changes nothing and the config says so', async () => {
  const build = buildCatalog(api.database.openOwner());
  const { id } = await build.city({ slug: 'lagos' });
  await build.vendor({ city_id: id, name: 'Without', is_chowpass_vendor: false });
  const { data } = (await api.app.inject('/customer/vendor?chowpass=true')).json();
  expect(data.vendors).toMatchObject([{ name: 'Without' }]);
  expect((await api.app.inject('/customer/config')).json().data.chowpass_enabled).toBe(false);
});
