import { type DataOf, type handoverPhotoEndpoints, MOST_PHOTO_BYTES } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { announceToStaff } from '../live/index.ts';
import { deletePhotosBefore, findPhoto, putPhoto } from './photo.store.ts';
import { findInScope } from './staff-order.store.ts';

const STORED_FOR_MS = 90 * 24 * 60 * 60 * 1000;
/** While the rider has it, and after they have said that it failed. */
const PHOTOGRAPHED: readonly string[] = ['in_transit', 'arrived', 'failed'];
const AN_HOUR = { most: 60, windowSeconds: 3_600 };
/** Enough to see a door and its number. */
const SHAPE = { longestSide: 1_280, qualities: [70, 45, 20], mostBytes: MOST_PHOTO_BYTES };

type Encode = (
  bytes: Buffer,
  line: readonly [string],
  shape: typeof SHAPE,
) => Promise<{ readonly bytes: Buffer } | 'unreadable' | 'busy'>;
type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'counter'>;
  /** Gives each rider their turns. */
  readonly encode: Encode;
};
type Put = typeof handoverPhotoEndpoints.putHandoverPhoto;
type Failure = Put['failures'][number] | 'TOO_MANY_REQUESTS' | 'BUSY';
type Shown = DataOf<typeof handoverPhotoEndpoints.getHandoverPhoto>;

/** Stored as it was made anew, in a table that nothing serves but support's own call. */
export function createHandoverPhotos({ db, now, limits, encode }: Deps) {
  const count = limits.counter({ name: 'handover-photos', ...AN_HOUR });
  return {
    async take(member: Staff<'rider'>, order_id: number, sent: Uint8Array): Promise<Outcome<null, Failure>> {
      const found = await findInScope(db, member, order_id);
      if (!found) return refuse('ORDER_NOT_FOUND');
      if (!PHOTOGRAPHED.includes(found.status)) return refuse('ORDER_MOVED_ON');
      const rider_id = member.scope;
      const counted = count(String(rider_id));
      if (!counted.ok) return counted;
      const photo = await encode(Buffer.from(sent), [`rider ${rider_id}`], SHAPE);
      if (photo === 'busy') return refuse('BUSY');
      if (photo === 'unreadable') return refuse('PHOTO_INVALID');
      await putPhoto(db, { order_id, rider_id, type: 'image/webp', bytes: photo.bytes, taken_at: now() });
      await announceToStaff(db, { to: { role: 'support', scope: null }, event: 'history', data: { order_id } });
      return succeed(null);
    },

    async show(orderId: number): Promise<Outcome<Shown, 'PHOTO_NOT_FOUND'>> {
      const found = await findPhoto(db, orderId);
      if (!found) return refuse('PHOTO_NOT_FOUND');
      const { type, taken_at, bytes } = found;
      return succeed({ type, taken_at: taken_at.toISOString(), base64: bytes.toString('base64') });
    },
  };
}

export type HandoverPhotos = ReturnType<typeof createHandoverPhotos>;

export const deleteOldPhotos = (db: Db, now: Date): Promise<void> =>
  deletePhotosBefore(db, new Date(now.getTime() - STORED_FOR_MS));
