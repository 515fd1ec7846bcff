import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@jara/server/db';
import { buildCatalog } from '@jara/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { JPEG } from '../../src/testing/small-picture.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
afterAll(() => rm(folder, { recursive: true }));
const now = () => new Date('2026-11-16T11:00:00Z');
const api = startApi({ env: { MEDIA_FOLDER: folder }, now });

let owner: Database;
let support: Record<string, string>;
beforeAll(async () => {
  owner = api.database.openOwner();
  await buildCatalog(owner).city({ slug: 'lagos', latitude: 6.5244, longitude: 3.3792 });
  ({ who: support } = await staffBook(owner, now).support());
  await owner.pool.query(`insert into vendor_category (slug, name, type_group) values ('rice', 'Rice', 'restaurant')`);
});

const MAMA = {
  ...{ name: 'Mama’s Put', city: 'lagos', location: 'Yaba', address: '1 Market Road, Yaba' },
  ...{ coordinate: { x: 3.3711, y: 6.5095 }, vendor_type: 'restaurant', categories: ['rice'], description: 'Rice.' },
  ...{ support_contact: 'hello@mama.example', available_hours: { default: { opening: 0, closing: 2359 } } },
  ...{ delivery_price: 50_000, delivery_minutes: 35, commission_percent: 12, self_delivery: false },
  reason: 'Contract signed',
};
async function add(given: object = {}) {
  const headers = { ...support, ...newKey() };
  const reply = await api.app.inject({
    ...{ method: 'POST', url: '/ops/support/vendor', headers, payload: { ...MAMA, ...given } },
  });
  return reply.json();
}
const shown = async (slug: string) => (await api.app.inject(`/customer/vendor/slug/${slug}`)).json().data;

test('support adds a vendor with a slug of its own, which is closed until its staff open it; it is audited', async () => {
  const { data: first } = await add();
  expect(first).toEqual({ id: expect.any(Number), slug: 'mamas-put' });
  const others = (await Promise.all([add(), add()])).map(({ data }) => data.slug);
  expect(new Set(others)).toEqual(new Set(['mamas-put-2', 'mamas-put-3']));
  expect(await shown('mamas-put')).toMatchObject({ is_open: false, is_temporarily_unavailable: true, logo_url: '' });
  const { who } = await staffBook(owner, now).vendor(first.id);
  const open = { method: 'PUT', url: '/ops/vendor/pause', headers: who, payload: { until: null } } as const;
  expect((await api.app.inject(open)).json().data).toMatchObject({ paused_until: null, name: 'Mama’s Put' });
  expect(await shown('mamas-put')).toMatchObject({ is_open: true, is_temporarily_unavailable: false });
  const { rows } = await owner.pool.query(
    `select action, reason, details->>'slug' as slug from audit_entry where subject_kind = 'vendor' and subject_id = $1`,
    [String(first.id)],
  );
  expect(rows).toEqual([{ action: 'add_vendor', reason: 'Contract signed', slug: 'mamas-put' }]);
  const list = await api.app.inject({ url: '/ops/support/vendors?q=mama', headers: support });
  expect(list.json().data.vendors.map((each: { has_opened: boolean }) => each.has_opened)).toEqual([
    ...[false, false, true],
  ]);
});

test('a place far from the city, another type’s category and an unknown city are refused', async () => {
  const paths = async (given: object) =>
    (await add(given)).data?.problems.map((problem: { path: string }) => problem.path);
  expect(await paths({ coordinate: { x: 3.3711, y: 5 } })).toEqual(['coordinate']);
  expect(await paths({ vendor_type: 'pharmacy' })).toEqual(['categories']);
  expect(await paths({ location: '..' })).toEqual(['location']);
  expect(await add({ city: 'nowhere' })).toMatchObject({ code: 'LOCATION_NOT_FOUND' });
});

test('support and the vendor set logo and cover, which customers see at once', async () => {
  const { data: vendor } = await add({ name: 'Picture house' });
  const headers = { 'content-type': 'image/jpeg' };
  const put = (url: string, who: Record<string, string>, payload: Buffer = JPEG) =>
    api.app.inject({ method: 'PUT', url, headers: { ...headers, ...who }, payload });
  const { who } = await staffBook(owner, now).vendor(vendor.id);
  expect(await shown(vendor.slug)).toMatchObject({ logo_url: '', cover_url: '' });
  const bySupport = await put(`/ops/support/vendor/${vendor.id}/picture/cover`, support);
  expect(bySupport.json().data.cover_url).toMatch(/^\/store\/media\/upload\/[0-9a-f]{32}\.webp$/);
  await put('/ops/vendor/picture/logo', who);
  const { logo_url, cover_url, image_colour } = bySupport.json().data;
  expect(logo_url).toBe('');
  expect(await shown(vendor.slug)).toMatchObject({ cover_url, logo_url: cover_url, image_colour });
  expect((await put('/ops/support/vendor/999999/picture/logo', support)).json().code).toBe('VENDOR_NOT_FOUND');
  expect((await put('/ops/vendor/picture/logo', who, Buffer.from('<svg/>'))).json().code).toBe('PICTURE_UNREADABLE');
});
