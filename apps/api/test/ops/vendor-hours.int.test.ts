import type { Database, schema } from '@jara/server/db';
import { buildCatalog } from '@jara/server/testing';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi, untilInformed } from '../../src/testing/start-api.ts';

// A Thursday; in Lagos it is 13:00.
const NOON = new Date('2026-11-19T12:00:00Z');
let clock = NOON;
const now = () => clock;
const api = startApi({ now });

let owner: Database;
beforeAll(async () => {
  owner = api.database.openOwner();
  await untilInformed(api.app);
});
beforeEach(() => {
  clock = NOON;
});

const DAYTIME = { default: { opening: 900, closing: 2100 } };

async function aVendor(given: Partial<typeof schema.vendor.$inferInsert> = {}) {
  const build = buildCatalog(owner);
  const city = await build.city();
  const vendor = await build.vendor({ city_id: city.id, available_hours: DAYTIME, ...given });
  const { who } = await staffBook(owner, now).vendor(vendor.id);
  const call = async (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const url = `/ops/vendor${path}`;
    const reply = await api.app.inject({ method, url, headers: who, ...(payload && { payload }) });
    const { code, data } = reply.json();
    return { code: code ?? 'done', data };
  };
  const seen = async () => (await api.app.inject(`/customer/vendor/slug/${vendor.slug}`)).json().data;
  const isListedOpen = async () =>
    (await api.app.inject(`/customer/vendor?city=${city.slug}`)).json().data.vendors[0].is_open as boolean;
  return { call, seen, isListedOpen };
}

test('a closed day closes the vendor’s page and its place in lists at once, until the day is over', async () => {
  const { call, seen, isListedOpen } = await aVendor();
  const isOpen = async () => [(await seen()).is_open, await isListedOpen()];
  expect(await isOpen()).toEqual([true, true]);
  expect((await call('PUT', '/closed-day/2026-11-19')).data).toEqual({ closed_days: ['2026-11-19'] });
  await vi.waitFor(async () => expect(await isOpen()).toEqual([false, false]));
  clock = new Date('2026-11-20T12:00:00Z');
  expect(await isOpen()).toEqual([true, true]);
  clock = NOON;
  await call('DELETE', '/closed-day/2026-11-19');
  await vi.waitFor(async () => expect(await isOpen()).toEqual([true, true]));
});

test('two tablets that each add a closed day lose none; a day that is over or too far away is none', async () => {
  const { call } = await aVendor({ closed_days: ['2025-12-25'] });
  await Promise.all(['2026-12-25', '2026-12-26'].map((day) => call('PUT', `/closed-day/${day}`)));
  expect((await call('GET', '/hours')).data.closed_days).toEqual(['2026-12-25', '2026-12-26']);
  for (const day of ['2026-11-18', '2027-11-21', '2026-02-30'])
    expect([day, (await call('PUT', `/closed-day/${day}`)).code]).toEqual([day, 'INVALID_INPUT']);
});

test('a vendor closes on sixty days at most', async () => {
  const dayOf = (nth: number) => new Date(Date.UTC(2026, 11, 1 + nth)).toISOString().slice(0, 10);
  const { call } = await aVendor({ closed_days: Array.from({ length: 60 }, (_, nth) => dayOf(nth)) });
  expect((await call('PUT', '/closed-day/2027-03-01')).code).toBe('CLOSED_DAYS_FULL');
  expect((await call('PUT', `/closed-day/${dayOf(0)}`)).code).toBe('done');
});

test('hours that another tablet has edited are not overwritten', async () => {
  const { call, seen } = await aVendor();
  const late = { default: { opening: 1700, closing: 200 } };
  expect((await call('PATCH', '/hours', { version: 1, available_hours: late })).data).toMatchObject({ version: 2 });
  expect((await call('PATCH', '/hours', { version: 1, available_hours: {} })).code).toBe('EDITED_MEANWHILE');
  await vi.waitFor(async () => expect(await seen()).toMatchObject({ is_open: false, available_hours: late }));
});

test('pre-order rules are edited by vendors that take pre-orders alone', async () => {
  const rules = { menu_ready_time: 1100, cutoff_order_time: 1400, available_days: ['monday'] };
  const [instant, ahead] = [await aVendor(), await aVendor({ vendor_class: ['instant', 'preorder'] })];
  const edit = { version: 1, preorder_configuration: rules };
  expect((await instant.call('PATCH', '/hours', edit)).code).toBe('PREORDER_NOT_OFFERED');
  expect((await ahead.call('PATCH', '/hours', edit)).data).toMatchObject({ preorder_configuration: rules });
  await vi.waitFor(async () => expect(await ahead.seen()).toMatchObject({ preorder_configuration: rules }));
});
