import type { ListChoice, Vendor, VendorSelection } from '@jara/contract';
import { nearestFirst } from '../location/nearest-first.ts';
import { FILTER_NAMES, passesFilters, type Switches } from './vendor-filters.ts';
import { hasTag } from './vendor-tag.ts';

/** Spec §4: open vendors first, rank ascending within open and within closed. */
const byRank = (a: Vendor, b: Vendor) => Number(b.is_open) - Number(a.is_open) || a.rank - b.rank || a.id - b.id;

export type Narrowing = Pick<VendorSelection, 'tag' | 'type' | 'category'>;

/** 'Restaurants Around You' are restaurants, unless another type is chosen. */
const typeAsked = ({ tag, type }: Narrowing) => type ?? (tag === 'around_you' ? 'restaurant' : undefined);

/** Spec §2: what narrows the vendor listing, be it a list or a search. */
export function matchesNarrowing(vendor: Vendor, narrowing: Narrowing): boolean {
  const { tag, category } = narrowing;
  if (tag && !hasTag(vendor, tag)) return false;
  const type = typeAsked(narrowing);
  if (type && vendor.vendor_type !== type) return false;
  return category === undefined || vendor.categories.some(({ slug }) => slug === category);
}

type Selection = Omit<VendorSelection, 'city'>;

const isListed = (vendor: Vendor, selection: Selection, switches: Switches): boolean =>
  // Spec §4: the list leaves out 'explore'.
  vendor.custom_tag !== 'explore' && matchesNarrowing(vendor, selection) && passesFilters(vendor, selection, switches);

/** The vendor list as the home page shows it: filtered, then in the order that the choices ask for. */
export function listVendors(vendors: readonly Vendor[], selection: Selection, switches: Switches): Vendor[] {
  const { tag, near, fee, rating } = selection;
  const listed = vendors.filter((vendor) => isListed(vendor, selection, switches)).sort(byRank);
  // Sorting is stable, so equal fees and equal ratings stay in this order.
  const ordered =
    tag === 'around_you' && near
      ? nearestFirst(listed, near).sort((a, b) => Number(b.is_open) - Number(a.is_open))
      : listed;
  if (fee) ordered.sort((a, b) => a.delivery_price - b.delivery_price);
  if (rating !== undefined) ordered.sort((a, b) => (b.average_rating ?? 0) - (a.average_rating ?? 0));
  return ordered;
}

const CHOICES = ['tag', 'type', 'category', ...FILTER_NAMES] as const satisfies readonly ListChoice[];

/** Of a selection that finds nothing: the choices without which alone it would, and how many vendors that is. */
export function foundWithout(
  vendors: readonly Vendor[],
  selection: Selection,
  switches: Switches,
): { choice: ListChoice; total: number }[] {
  return CHOICES.filter((choice) => selection[choice])
    .map((choice) => {
      const others = { ...selection, [choice]: undefined };
      return { choice, total: vendors.filter((vendor) => isListed(vendor, others, switches)).length };
    })
    .filter(({ total }) => total > 0);
}
