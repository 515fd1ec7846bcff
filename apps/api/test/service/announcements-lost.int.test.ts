import { buildCatalog, freshDatabase } from '@jara/server/testing';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { cuttableProxy } from '../../src/testing/cuttable-proxy.ts';
import { testEnv } from '../../src/testing/start-api.ts';

const NOTICED_WITHIN_MS = 6_000;

test('a line for announcements that falls silent is noticed, and nothing is answered from memory meanwhile', async () => {
  const database = await freshDatabase();
  const owner = database.openOwner();
  const build = buildCatalog(owner);
  const { id: city } = await build.city({ slug: 'lagos' });
  const vendor = await build.vendor({ city_id: city, name: 'Before' });
  const dish = await build.dish({ vendor_id: vendor.id, menu_category_id: (await build.category(vendor.id)).id });
  const line = await cuttableProxy(database.appUrl);
  const app = await buildApp(testEnv(line.url));
  const rename = (name: string) => owner.pool.query('update vendor set name = $1 where id = $2', [name, vendor.id]);
  const names = async () =>
    (await app.inject('/customer/vendor?city=lagos')).json().data.vendors.map(({ name }: { name: string }) => name);
  const isOnMenu = async () =>
    (await app.inject(`/customer/vendor/${vendor.id}/menu`)).json().data[0]?.is_available as boolean;
  const isFromMemory = async () => (await app.inject('/customer/vendor?city=lagos')).headers['etag'] !== undefined;
  try {
    await vi.waitUntil(isFromMemory);
    expect(await names()).toEqual(['Before']);

    line.silence('jara-changes');
    await rename('After');
    await expect.poll(names, { timeout: NOTICED_WITHIN_MS }).toEqual(['After']);
    // From here on each response is read from the database.
    for (const name of ['Later', 'Later still']) {
      await rename(name);
      expect(await names()).toEqual([name]);
      expect(await isFromMemory()).toBe(false);
    }
    await owner.pool.query('update menu set is_available = false where id = $1', [dish.id]);
    expect(await isOnMenu()).toBe(false);

    line.mend();
    await vi.waitUntil(isFromMemory);
    await rename('At last');
    await expect.poll(names).toEqual(['At last']);
  } finally {
    await app.close();
    await line.close();
  }
});
