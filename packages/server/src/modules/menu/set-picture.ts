import { createHash } from 'node:crypto';
import type { DataOf, pictureEndpoints, VendorPicture, VendorPictures } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { findOwnDish, findVendorPictures, updateDishPicture, updateVendorPictures } from './picture.store.ts';

/** Where pages find the media folder. */
const MEDIA = '/store/media';
const AN_HOUR = { most: 120, windowSeconds: 3_600 };

type Encoded = { readonly bytes: Buffer; readonly colour: string };
type Deps = {
  readonly db: Db;
  readonly limits: Pick<Limits, 'counter'>;
  /** Gives each vendor its turns. */
  readonly encode: (bytes: Buffer, line: readonly [string]) => Promise<Encoded | 'unreadable' | 'busy'>;
  readonly now: () => Date;
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
};
type Endpoints = typeof pictureEndpoints;
type AnyTime = 'TOO_MANY_REQUESTS' | 'BUSY';
type Failure<Name extends 'setDishPicture' | 'setOwnPicture'> = Endpoints[Name]['failures'][number] | AnyTime;
type Stored = { readonly url: string; readonly colour: string };

export function createPictures({ db, limits, encode, write, now }: Deps) {
  const count = limits.counter({ name: 'pictures', ...AN_HOUR });

  /** The key is made of the picture: another picture has another URL, and whoever keeps the old one shows no mixture. */
  async function store(
    vendorId: number,
    sent: Uint8Array,
  ): Promise<Outcome<Stored, 'PICTURE_UNREADABLE' | 'UNSUPPORTED_MEDIA_TYPE' | AnyTime>> {
    if (sent.length === 0) return refuse('UNSUPPORTED_MEDIA_TYPE');
    const counted = count(String(vendorId));
    if (!counted.ok) return counted;
    const encoded = await encode(Buffer.from(sent), [`vendor ${vendorId}`]);
    if (encoded === 'busy') return refuse('BUSY');
    if (encoded === 'unreadable') return refuse('PICTURE_UNREADABLE');
    const key = `upload/${createHash('sha256').update(encoded.bytes).digest('hex').slice(0, 32)}.webp`;
    await write(key, encoded.bytes);
    return succeed({ url: `${MEDIA}/${key}`, colour: encoded.colour });
  }

  async function setOfVendor(
    vendorId: number,
    which: VendorPicture,
    sent: Uint8Array,
    record: (tx: Transaction) => Promise<void> = async () => undefined,
  ): Promise<Outcome<VendorPictures, Failure<'setOwnPicture'>>> {
    if (!(await findVendorPictures(db, vendorId))) return refuse('VENDOR_NOT_FOUND');
    const stored = await store(vendorId, sent);
    if (!stored.ok) return stored;
    const { url, colour } = stored.data;
    const changed = which === 'logo' ? { logo_url: url } : { cover_url: url, image_colour: colour };
    const after = await inTransaction(db, async (tx) => {
      const pictures = await updateVendorPictures(tx, vendorId, changed);
      if (pictures) await record(tx);
      return pictures;
    });
    return after ? succeed(after) : refuse('VENDOR_NOT_FOUND');
  }

  return {
    async setOfDish(
      vendorId: number,
      id: number,
      sent: Uint8Array,
    ): Promise<Outcome<DataOf<Endpoints['setDishPicture']>, Failure<'setDishPicture'>>> {
      if (sent.length === 0) return refuse('UNSUPPORTED_MEDIA_TYPE');
      if (!(await findOwnDish(db, vendorId, id))) return refuse('MENU_NOT_FOUND');
      const stored = await store(vendorId, sent);
      if (!stored.ok) return stored;
      const picture = { image_url: stored.data.url, image_colour: stored.data.colour };
      return (await updateDishPicture(db, vendorId, id, picture)) ? succeed(picture) : refuse('MENU_NOT_FOUND');
    },

    async getOfVendor(vendorId: number): Promise<Outcome<VendorPictures>> {
      const found = await findVendorPictures(db, vendorId);
      if (!found) throw new Error('somebody acts for a vendor that is gone');
      return succeed(found);
    },

    setOwn: (vendorId: number, which: VendorPicture, sent: Uint8Array) => setOfVendor(vendorId, which, sent),

    /** By support, which says who did it. */
    setAsSupport: (member: { readonly id: number }, vendorId: number, which: VendorPicture, sent: Uint8Array) =>
      setOfVendor(vendorId, which, sent, (tx) =>
        recordAudit(tx, member, {
          ...{
            action: 'set_vendor_picture',
            subject: { kind: 'vendor', id: vendorId },
            details: { which },
            now: now(),
          },
        }),
      ),
  };
}

export type Pictures = ReturnType<typeof createPictures>;
