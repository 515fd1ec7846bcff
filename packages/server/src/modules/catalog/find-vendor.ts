import type { Vendor } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { seeVendorsAt } from './see-vendor.ts';
import { findVendorBySlug } from './vendor.store.ts';

export async function findVendor(db: Db, slug: string, now: Date): Promise<Outcome<Vendor, 'VENDOR_NOT_FOUND'>> {
  const stored = await findVendorBySlug(db, slug);
  if (!stored) return refuse('VENDOR_NOT_FOUND');
  return succeed(seeVendorsAt(now)(stored), { tags: [`vendor:${stored.id}`], minute: true });
}
