import type { Vendor } from '@jara/contract';
import { nextClockChange } from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { createCityVendorCache } from './city-vendor-cache.ts';
import { findLiked } from './like.store.ts';
import { findVendorBySlug } from './vendor.store.ts';
import { type Switches, vendorAt, vendorFor } from './vendor-at.ts';

type Asked = Switches & {
  readonly slug: string;
  readonly near?: Vendor['coordinate'] | undefined;
  readonly now: Date;
  readonly customer?: number | undefined;
};

type Deps = { readonly db: Db; readonly reads: Db; readonly cities: ReturnType<typeof createCityVendorCache> };

/** As everyone sees it, or with the customer's own like. */
export async function findVendor(
  { db, reads, cities }: Deps,
  { slug, near, now, customer, chowpass_enabled }: Asked,
): Promise<Outcome<Vendor, 'VENDOR_NOT_FOUND'>> {
  const stored = await findVendorBySlug(reads, slug);
  if (!stored) return refuse('VENDOR_NOT_FOUND');
  const point = await cities.reach(stored.city_slug, near);
  const seen = vendorFor(now, point)(vendorAt(now, { chowpass_enabled })(stored));
  if (customer === undefined)
    return succeed(seen, { tags: [`vendor:${stored.id}`], until: nextClockChange([stored], now) });
  const liked = await findLiked(db, customer, [stored.id]);
  return succeed({ ...seen, liked_by_customer: liked.has(stored.id) });
}
