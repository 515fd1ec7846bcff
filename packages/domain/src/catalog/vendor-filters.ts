import type { Vendor, VendorFilter, VendorFilters } from '@jara/contract';
import { isWithinFeeRange } from './delivery-fee-range.ts';
import { takesOrders } from './takes-orders.ts';

/** Chowpass can be switched off for everyone; then its filter changes nothing. */
export type Switches = { readonly chowpass_enabled: boolean };

type Rule<Chosen> = (vendor: Vendor, chosen: NonNullable<Chosen>, switches: Switches) => boolean;

/** Spec §5 Vendor filters: which vendors a chosen filter keeps. Every filter of the contract has its rule. */
const VENDOR_FILTER_RULES: { readonly [Name in VendorFilter]: Rule<VendorFilters[Name]> } = {
  chowpass: (vendor, _on, { chowpass_enabled }) => !chowpass_enabled || vendor.is_chowpass_vendor,
  open_now: (vendor) => takesOrders(vendor),
  discounts: (vendor) => Boolean(vendor.discount_text),
  rating: (vendor, rating) => (vendor.average_rating ?? 0) >= rating,
  fee: (vendor, range) => isWithinFeeRange(vendor.delivery_price, range),
};
export const FILTER_NAMES = Object.keys(VENDOR_FILTER_RULES) as VendorFilter[];

function passesFilter<Name extends VendorFilter>(
  name: Name,
  vendor: Vendor,
  chosen: VendorFilters[Name],
  switches: Switches,
): boolean {
  if (chosen === undefined || chosen === false) return true;
  return VENDOR_FILTER_RULES[name](vendor, chosen, switches);
}

/** A vendor is kept when all chosen filters agree. */
export const passesFilters = (vendor: Vendor, filters: VendorFilters, switches: Switches): boolean =>
  FILTER_NAMES.every((name) => passesFilter(name, vendor, filters[name], switches));
