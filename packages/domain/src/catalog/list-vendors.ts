import type { Vendor, VendorSelection } from '@jara/contract';
import { passesFilters, type Switches } from './vendor-filters.ts';
import { hasTag } from './vendor-tag.ts';

/** Spec §4: open vendors first, rank ascending within open and within closed. */
const byRank = (a: Vendor, b: Vendor) => Number(b.is_open) - Number(a.is_open) || a.rank - b.rank || a.id - b.id;

export type Narrowing = Pick<VendorSelection, 'tag' | 'type' | 'category'>;

/** Spec §2: what narrows the vendor listing, be it a list or a search. */
export function matchesNarrowing(vendor: Vendor, { tag, type, category }: Narrowing): boolean {
  if (tag && !hasTag(vendor, tag)) return false;
  if (type && vendor.vendor_type !== type) return false;
  return category === undefined || vendor.categories.some(({ slug }) => slug === category);
}

/** The vendor list as the home page shows it: filtered, then in the order that the filters ask for. */
export function listVendors(
  vendors: readonly Vendor[],
  selection: Omit<VendorSelection, 'city'>,
  switches: Switches,
): Vendor[] {
  const listed = vendors
    // Spec §4: the list leaves out 'explore'.
    .filter((vendor) => vendor.custom_tag !== 'explore' && matchesNarrowing(vendor, selection))
    .filter((vendor) => passesFilters(vendor, selection, switches))
    .sort(byRank);
  // Sorting is stable, so equal fees and equal ratings stay in rank order.
  if (selection.fee) listed.sort((a, b) => a.delivery_price - b.delivery_price);
  if (selection.rating !== undefined) listed.sort((a, b) => (b.average_rating ?? 0) - (a.average_rating ?? 0));
  return listed;
}
