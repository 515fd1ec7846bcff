import type { catalogEndpoints, DataOf, ParsedRequestOf } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findLikedVendors } from './vendor.store.ts';
import { type Switches, vendorAt } from './vendor-at.ts';

type Endpoint = typeof catalogEndpoints.listLikedVendors;
type Asked = ParsedRequestOf<Endpoint>['query'] &
  Switches & {
    readonly customer: number;
    readonly now: Date;
  };

/** What the customer likes, as it stands at this minute. */
export async function listLikedVendors(
  db: Db,
  { customer, now, chowpass_enabled, city, limit, after }: Asked,
): Promise<Outcome<DataOf<Endpoint>>> {
  // One more than is shown tells whether there are more.
  const found = await findLikedVendors(db, customer, { city, after, limit: limit + 1 });
  const seen = found.slice(0, limit).map(vendorAt(now, { chowpass_enabled }));
  const vendors = seen.map((vendor) => ({ ...vendor, liked_by_customer: true }));
  return succeed({ vendors, has_more: found.length > limit });
}
