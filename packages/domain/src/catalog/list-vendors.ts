import type { Vendor, VendorFilters } from '@jara/contract';
import { isWithinFeeRange } from './delivery-fee-range.ts';
import { hasTag } from './vendor-tag.ts';

/** Chowpass can be switched off for everyone; then its filter changes nothing. */
type Switches = { readonly chowpass_enabled: boolean };

type Choices = Omit<VendorFilters, 'city'>;

/** What a person can order from at this moment. */
export const takesOrders = (vendor: Pick<Vendor, 'is_open' | 'is_temporarily_unavailable'>) =>
  vendor.is_open && !vendor.is_temporarily_unavailable;

/** Spec §4: open vendors first, rank ascending within open and within closed. */
const byRank = (a: Vendor, b: Vendor) => Number(b.is_open) - Number(a.is_open) || a.rank - b.rank || a.id - b.id;

export type Narrowing = Pick<VendorFilters, 'tag' | 'type' | 'category'>;

/** Spec §2: what narrows the vendor listing, be it a list or a search. */
export function isNarrowedTo(vendor: Vendor, { tag, type, category }: Narrowing): boolean {
  if (tag && !hasTag(vendor, tag)) return false;
  if (type && vendor.vendor_type !== type) return false;
  return category === undefined || vendor.categories.some(({ slug }) => slug === category);
}

/** Spec §5 Vendor filters, each a rule of its own; a vendor is kept when all of them agree. */
function isKept(vendor: Vendor, choices: Choices, { chowpass_enabled }: Switches): boolean {
  const { open_now, discounts, chowpass, rating, min_delivery_fee, max_delivery_fee } = choices;
  if (vendor.custom_tag === 'explore' || !isNarrowedTo(vendor, choices)) return false;
  if (open_now && !takesOrders(vendor)) return false;
  if (discounts && !vendor.discount_text) return false;
  if (chowpass && chowpass_enabled && !vendor.is_chowpass_vendor) return false;
  if (rating !== undefined && (vendor.average_rating ?? 0) < rating) return false;
  const fees = { minimum: min_delivery_fee ?? 0, ...(max_delivery_fee !== undefined && { maximum: max_delivery_fee }) };
  return isWithinFeeRange(vendor.delivery_price, fees);
}

/** The vendor list as the home page shows it: filtered, then in the order that the choices ask for. */
export function listVendors(vendors: readonly Vendor[], choices: Choices, switches: Switches): Vendor[] {
  const kept = vendors.filter((vendor) => isKept(vendor, choices, switches)).sort(byRank);
  const hasFeeRange = choices.min_delivery_fee !== undefined || choices.max_delivery_fee !== undefined;
  // Sorting is stable, so equal fees and equal ratings stay in rank order.
  if (hasFeeRange) kept.sort((a, b) => a.delivery_price - b.delivery_price);
  if (choices.rating !== undefined) kept.sort((a, b) => (b.average_rating ?? 0) - (a.average_rating ?? 0));
  return kept;
}
