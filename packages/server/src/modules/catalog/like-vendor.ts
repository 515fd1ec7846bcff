import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { deleteLike, insertLike } from './like.store.ts';

type Like = { readonly id: number; readonly liked_by_customer: boolean };

/** Saying the same twice changes nothing. */
export async function likeVendor(
  db: Db,
  customerId: number,
  id: number,
  liked_by_customer: boolean,
): Promise<Outcome<Like, 'VENDOR_NOT_FOUND'>> {
  const isKnown = await (liked_by_customer ? insertLike : deleteLike)(db, customerId, id);
  return isKnown ? succeed({ id, liked_by_customer }) : refuse('VENDOR_NOT_FOUND');
}
