import type { Vendor } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { findLiked } from './like.store.ts';

/** Vendors as a customer sees them: with their own likes. */
export async function markLikes(db: Db, customer: number, vendors: readonly Vendor[]): Promise<Vendor[]> {
  const liked = await findLiked(
    db,
    customer,
    vendors.map(({ id }) => id),
  );
  return vendors.map((vendor) => ({ ...vendor, liked_by_customer: liked.has(vendor.id) }));
}
