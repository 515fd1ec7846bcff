import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LARGEST_PICTURE } from '@jara/contract';
import { typeOfKey } from '@jara/media';
import { afterAll, expect, test } from 'vitest';
import { openShop } from '../../src/testing/shop.ts';
import { JPEG } from '../../src/testing/small-picture.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
afterAll(() => rm(folder, { recursive: true }));
const api = startApi({ env: { MEDIA_FOLDER: folder } });

async function aVendor() {
  const owner = api.database.openOwner();
  const { vendor, dish } = await openShop(api, owner);
  const { who } = await staffBook(owner, () => new Date()).vendor(vendor.id);
  const shown = async () =>
    (await api.app.inject(`/customer/vendor/${vendor.id}/menu/${dish.id}`)).json().data.image_url;
  return { dish, who, shown };
}
type Vendor = Awaited<ReturnType<typeof aVendor>>;

async function send({ who }: Vendor, id: number, payload: Buffer | object, type = 'image/jpeg') {
  const headers = { ...who, 'content-type': type };
  const reply = await api.app.inject({ method: 'PUT', url: `/ops/vendor/dish/${id}/picture`, headers, payload });
  const { code, data } = reply.json();
  return { code: code ?? 'done', data };
}

test('a picture is made anew, stored by what it shows, and is the dish’s with its colour', async () => {
  const own = await aVendor();
  const { data } = await send(own, own.dish.id, JPEG);
  expect(data).toMatchObject({ image_url: expect.stringMatching(/^\/store\/media\/upload\/[0-9a-f]{32}\.webp$/) });
  expect(data.image_colour).toMatch(/^#0[0-9a-f][78][0-9a-f][34][0-9a-f]$/);
  const key = String(data.image_url).replace('/store/media/', '');
  expect([typeOfKey(key), (await readFile(path.join(folder, key))).toString('latin1', 8, 12)]).toEqual([
    ...['image/webp', 'WEBP'],
  ]);
  expect(await own.shown()).toBe(data.image_url);
  expect((await send(own, own.dish.id, JPEG)).data).toEqual(data);
  expect(await readdir(path.join(folder, 'upload'))).toHaveLength(1);
});

test('another vendor’s dish, what is no picture, and what is too large is refused and changes nothing', async () => {
  const [own, other] = [await aVendor(), await aVendor()];
  const before = [await own.shown(), await other.shown()];
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await send(own, other.dish.id, JPEG)).code).toBe('MENU_NOT_FOUND');
  expect((await send(own, own.dish.id, svg)).code).toBe('PICTURE_UNREADABLE');
  expect((await send(own, own.dish.id, svg, 'image/svg+xml')).code).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect((await send(own, own.dish.id, { picture: 1 }, 'application/json')).code).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect((await send(own, own.dish.id, Buffer.alloc(LARGEST_PICTURE + 1))).code).toBe('BODY_TOO_LARGE');
  expect([await own.shown(), await other.shown()]).toEqual(before);
});
