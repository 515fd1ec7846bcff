import { MOST_PHOTO_BYTES } from '@jara/contract';
import type { Database } from '@jara/server/db';
import { deleteOldPhotos } from '@jara/server/fulfilment';
import { buildCustomer, buildPaidOrder } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { JPEG } from '../../src/testing/small-picture.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T10:00:00Z');
const api = startApi({ now });
/** With what a camera writes of where it was. */
function withExif(jpeg: Buffer): Buffer {
  const exif = Buffer.from('Exif\0\0 6 27 0 N');
  const size = Buffer.from([0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), size, exif, jpeg.subarray(2)]);
}

let owner: Database;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
let ada: number;
beforeAll(async () => {
  owner = api.database.openOwner();
  staff = await staffBook(owner, now).everyRole();
  ada = await buildCustomer(owner);
});

type Given = Parameters<typeof buildPaidOrder>[2];
const order = async (given: Given = {}) =>
  (await buildPaidOrder(owner, ada, { status: 'arrived', rider_id: staff.rider.id, ...given })).id;
const put = (id: number, payload: Buffer | object, type = 'image/jpeg') =>
  api.app.inject({
    ...{ method: 'PUT', url: `/ops/rider/order/${id}/photo`, payload },
    headers: { ...staff.rider.who, 'content-type': type },
  });
const read = async (id: number) =>
  (await api.app.inject({ url: `/ops/support/order/${id}/photo`, headers: staff.support.who })).json();

test('a rider’s photo is made anew, and is what support sees of an order for 90 days', async () => {
  const id = await order();
  expect(await read(id)).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
  expect((await put(id, withExif(JPEG))).statusCode).toBe(200);
  const { data: photo } = await read(id);
  expect(photo).toMatchObject({ type: 'image/webp', taken_at: now().toISOString() });
  const stored = Buffer.from(photo.base64, 'base64').toString('latin1');
  expect([stored.slice(8, 12), stored]).toEqual(['WEBP', expect.not.stringContaining('6 27 0 N')]);
  const inDays = (days: number) => new Date(now().getTime() + days * 24 * 3_600_000);
  await deleteOldPhotos(owner.db, inDays(89));
  expect((await read(id)).data).toEqual(photo);
  await deleteOldPhotos(owner.db, inDays(91));
  expect(await read(id)).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
});

test('what is no photo, too large, of another rider’s order or of one that was brought is refused', async () => {
  const id = await order();
  const codeOf = async (sent: ReturnType<typeof put>) => (await sent).json().code;
  expect(await codeOf(put(id, Buffer.from('<svg onload=alert(1)>')))).toBe('PHOTO_INVALID');
  expect(await codeOf(put(id, JPEG.subarray(0, 200)))).toBe('PHOTO_INVALID');
  expect(await codeOf(put(id, JPEG, 'image/svg+xml'))).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(await codeOf(put(id, { photo: 1 }, 'application/json'))).toBe('PHOTO_INVALID');
  expect(await codeOf(put(id, Buffer.alloc(MOST_PHOTO_BYTES + 1, JPEG)))).toBe('BODY_TOO_LARGE');
  expect(await codeOf(put(await order({ rider_id: staff.rider.id + 1 }), JPEG))).toBe('ORDER_NOT_FOUND');
  expect(await codeOf(put(await order({ status: 'success' }), JPEG))).toBe('ORDER_MOVED_ON');
  expect(await read(id)).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
});
