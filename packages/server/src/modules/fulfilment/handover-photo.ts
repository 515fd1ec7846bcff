import { type DataOf, type handoverPhotoEndpoints, PHOTO_TYPES } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { announceToStaff } from '../live/index.ts';
import { deletePhotosBefore, findPhoto, putPhoto } from './photo.store.ts';
import { findInScope } from './staff-order.store.ts';

const STORED_FOR_MS = 90 * 24 * 60 * 60 * 1000;
/** While the rider has it, and after they have said that it failed. */
const PHOTOGRAPHED: readonly string[] = ['in_transit', 'arrived', 'failed'];

/** How a file of the type begins. What follows is for the browser of support, which knows how to show a photo. */
const BEGINS = {
  'image/jpeg': (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/webp': (bytes: Buffer) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
} as const satisfies Record<(typeof PHOTO_TYPES)[number], (bytes: Buffer) => boolean>;

type File = { readonly type: string; readonly bytes: Uint8Array };
type Failure = 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON' | 'PHOTO_INVALID';

/** Stored as it came, in a table that nothing serves but support's own call. */
export async function takePhoto(
  db: Db,
  member: Staff<'rider'>,
  { orderId, file, now }: { readonly orderId: number; readonly file: File; readonly now: Date },
): Promise<Outcome<null, Failure>> {
  const found = await findInScope(db, member, orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  if (!PHOTOGRAPHED.includes(found.status)) return refuse('ORDER_MOVED_ON');
  const bytes = Buffer.from(file.bytes);
  const type = PHOTO_TYPES.find((each) => each === file.type);
  if (!type || !BEGINS[type](bytes)) return refuse('PHOTO_INVALID');
  await putPhoto(db, { order_id: orderId, rider_id: member.scope, type, bytes, taken_at: now });
  await announceToStaff(db, {
    ...{ to: { role: 'support', scope: null }, event: 'history', data: { order_id: orderId } },
  });
  return succeed(null);
}

export async function showPhoto(
  db: Db,
  orderId: number,
): Promise<Outcome<DataOf<typeof handoverPhotoEndpoints.getHandoverPhoto>, 'PHOTO_NOT_FOUND'>> {
  const found = await findPhoto(db, orderId);
  if (!found) return refuse('PHOTO_NOT_FOUND');
  const { type, taken_at, bytes } = found;
  return succeed({ type, taken_at: taken_at.toISOString(), base64: bytes.toString('base64') });
}

export const deleteOldPhotos = (db: Db, now: Date): Promise<void> =>
  deletePhotosBefore(db, new Date(now.getTime() - STORED_FOR_MS));
