import type { Listing } from './listing.ts';
import { offeredFilters } from './vendor-filters.ts';

/** How many filters are chosen, the category among them. Types and times have rows of their own. */
export const countFilters = (listing: Listing, isChowpassEnabled: boolean): number =>
  offeredFilters(isChowpassEnabled).filter(({ name }) => listing[name]).length + (listing.category ? 1 : 0);
