import { MOST_LIKES } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { deleteLike, insertLike } from './like.store.ts';

type Like = { readonly id: number; readonly liked_by_customer: boolean };
type Said = Like & { readonly now: Date };

/** Saying the same twice changes nothing. */
export async function likeVendor(
  db: Db,
  customerId: number,
  { id, liked_by_customer, now }: Said,
): Promise<Outcome<Like, 'VENDOR_NOT_FOUND' | 'TOO_MANY_LIKES'>> {
  if (!liked_by_customer) {
    const isKnown = await deleteLike(db, customerId, id);
    return isKnown ? succeed({ id, liked_by_customer }) : refuse('VENDOR_NOT_FOUND');
  }
  const { isKnown, isLiked } = await insertLike(db, { customerId, vendorId: id, now, most: MOST_LIKES });
  if (!isKnown) return refuse('VENDOR_NOT_FOUND');
  return isLiked ? succeed({ id, liked_by_customer }) : refuse('TOO_MANY_LIKES');
}
