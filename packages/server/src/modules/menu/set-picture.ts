import { createHash } from 'node:crypto';
import type { DataOf, pictureEndpoints } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findOwnDish, updateDishPicture } from './picture.store.ts';

/** Where pages find the media folder. */
const MEDIA = '/store/media';
const AN_HOUR = { most: 120, windowSeconds: 3_600 };

type Encoded = { readonly bytes: Buffer; readonly colour: string };
type Deps = {
  readonly db: Db;
  readonly limits: Pick<Limits, 'counter'>;
  /** Gives each vendor its turns. */
  readonly encode: (bytes: Buffer, line: readonly [string]) => Promise<Encoded | 'unreadable' | 'busy'>;
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
};
type Picture = typeof pictureEndpoints.setDishPicture;
type Failure = Picture['failures'][number] | 'TOO_MANY_REQUESTS' | 'BUSY';

export function createPictures({ db, limits, encode, write }: Deps) {
  const count = limits.counter({ name: 'pictures', ...AN_HOUR });
  return {
    /** The key is made of the picture: another picture has another URL, and whoever keeps the old one shows no mixture. */
    async setOfDish(vendorId: number, id: number, sent: Uint8Array): Promise<Outcome<DataOf<Picture>, Failure>> {
      if (sent.length === 0) return refuse('UNSUPPORTED_MEDIA_TYPE');
      if (!(await findOwnDish(db, vendorId, id))) return refuse('MENU_NOT_FOUND');
      const counted = count(String(vendorId));
      if (!counted.ok) return counted;
      const encoded = await encode(Buffer.from(sent), [`vendor ${vendorId}`]);
      if (encoded === 'busy') return refuse('BUSY');
      if (encoded === 'unreadable') return refuse('PICTURE_UNREADABLE');
      const key = `upload/${createHash('sha256').update(encoded.bytes).digest('hex').slice(0, 32)}.webp`;
      await write(key, encoded.bytes);
      const picture = { image_url: `${MEDIA}/${key}`, image_colour: encoded.colour };
      return (await updateDishPicture(db, vendorId, id, picture)) ? succeed(picture) : refuse('MENU_NOT_FOUND');
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
