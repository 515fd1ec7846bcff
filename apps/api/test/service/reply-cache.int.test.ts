import { buildCatalog } from '@jara/server/testing';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi } from '../../src/testing/start-api.ts';

let now = new Date('2026-11-15T12:30:00Z');
const api = startApi({ now: () => now });

let owner: ReturnType<typeof api.database.openOwner>;
let build: ReturnType<typeof buildCatalog>;
let city: number;

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const names = async () =>
  (await get('/customer/vendor?city=lagos')).json().data.vendors.map(({ name }: { name: string }) => name);

/** Only an answer from memory carries an entity tag. */
const isFromMemory = async (url: string) => (await get(url)).headers['etag'] !== undefined;

beforeAll(async () => {
  owner = api.database.openOwner();
  build = buildCatalog(owner);
  ({ id: city } = await build.city({ slug: 'lagos' }));
  // The feed says '*' when it begins to listen; from then on answers are kept.
  await vi.waitUntil(() => isFromMemory('/customer/available-locations'));
});

describe('kept answers', () => {
  test('a new vendor, a changed name and a removal show as soon as the database has announced them', async () => {
    const made = await build.vendor({ city_id: city, name: 'Before' });
    await expect.poll(names).toEqual(['Before']);
    await owner.pool.query('update vendor set name = $1 where id = $2', ['After', made.id]);
    await expect.poll(names).toEqual(['After']);
    await owner.pool.query('delete from vendor where id = $1', [made.id]);
    await expect.poll(names).toEqual([]);
  });

  test('a dish that sells out shows on its own menu and leaves other menus kept', async () => {
    const [mine, other] = [await build.vendor({ city_id: city }), await build.vendor({ city_id: city })];
    // They have been announced when the kept list has them.
    await expect.poll(names).toHaveLength(2);
    const category = await build.category(mine.id);
    const dish = await build.dish({ vendor_id: mine.id, menu_category_id: category.id });
    const url = `/customer/vendor/${mine.id}/menu`;
    const isAvailable = async () => (await get(url)).json().data[0]?.is_available;
    await expect.poll(isAvailable).toBe(true);
    await expect.poll(() => isFromMemory(`/customer/vendor/${other.id}/menu`)).toBe(true);
    const { etag } = (await get(`/customer/vendor/${other.id}/menu`)).headers;
    await owner.pool.query('update menu set is_available = false where id = $1', [dish.id]);
    await expect.poll(isAvailable).toBe(false);
    expect((await get(`/customer/vendor/${other.id}/menu`)).headers['etag']).toBe(etag);
  });

  test('opening hours turn with the minute, though nothing changed in the database', async () => {
    const made = await build.vendor({ city_id: city, available_hours: { default: { opening: 800, closing: 1331 } } });
    const isOpen = async () => (await get(`/customer/vendor/slug/${made.slug}`)).json().data.is_open;
    now = new Date('2026-11-15T12:30:59Z');
    expect(await isOpen()).toBe(true);
    expect(await isOpen()).toBe(true);
    now = new Date('2026-11-15T12:31:00Z');
    expect(await isOpen()).toBe(false);
  });

  test('an answer that was begun in one minute is not kept for the next', async () => {
    const made = await build.vendor({ city_id: city, available_hours: { default: { opening: 800, closing: 1331 } } });
    const isOpen = async () => (await get(`/customer/vendor/slug/${made.slug}`)).json().data.is_open;
    now = new Date('2026-11-15T12:30:59Z');
    const holding = await owner.pool.connect();
    await holding.query('begin; lock table vendor in access exclusive mode');
    const late = isOpen();
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await holding.query(waiting)).rowCount).toBe(1);
    now = new Date('2026-11-15T12:31:00Z');
    await holding.query('commit');
    holding.release();
    expect(await late).toBe(true);
    expect(await isOpen()).toBe(false);
  });

  test('a browser that has the answer gets 304, and brotli when it can read it', async () => {
    const url = '/customer/available-locations';
    for (let number = 0; number < 20; number += 1) await build.city({ display_name: `City ${number}` });
    await expect.poll(async () => (await get(url)).json().data.length).toBeGreaterThan(20);
    // Once the last of the cities has been announced, answers stay.
    await vi.waitFor(async () => {
      const { etag } = (await get(url)).headers;
      expect(etag).toBeDefined();
      expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
      const small = await get(url, { 'accept-encoding': 'br' });
      expect(small.headers['content-encoding']).toBe('br');
      expect(small.rawPayload.length).toBeLessThan((await get(url)).rawPayload.length / 2);
    });
  });

  test('thousands of addresses with unknown parameters are one question, kept once', async () => {
    const url = '/customer/available-locations';
    await vi.waitUntil(() => isFromMemory(url));
    const { entries, bytes } = api.app.replyCache;
    for (let number = 0; number < 3_000; number += 1) {
      const reply = await get(`${url}?fbclid=${number}&${'x'.repeat(3_000)}`);
      expect(reply.headers['etag']).toBeDefined();
    }
    expect(api.app.replyCache).toMatchObject({ entries, bytes });
  });

  test('parameters in another order, and such as say what is understood anyway, are the same question', async () => {
    await build.vendor({ city_id: city });
    const spellings = ['city=lagos&limit=7', 'limit=7&city=lagos', 'limit=07&open_now=false', '%6Cimit=7'];
    await vi.waitUntil(() => isFromMemory('/customer/vendor?limit=7&city=lagos'));
    const { entries } = api.app.replyCache;
    for (const spelling of spellings) expect(await isFromMemory(`/customer/vendor?${spelling}`), spelling).toBe(true);
    expect(api.app.replyCache.entries).toBe(entries);
    expect(await isFromMemory('/customer/vendor?limit=8')).toBe(false);
  });
});
