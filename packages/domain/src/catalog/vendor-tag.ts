import type { VendorTag } from '@jara/contract';
import { arrivalMinutes } from './arrival-minutes.ts';

/** Spec §9: the lists of the home page and their names. */
export const VENDOR_TAG_LABEL = {
  under_35: 'Under 35 mins',
  under_60: 'Under 1 hour',
  around_you: 'Restaurants Around You',
} as const satisfies Record<VendorTag, string>;

type Arriving = Parameters<typeof arrivalMinutes>[0];

/** In minutes, and not reached: 'Under 35 mins' is 34 and fewer. 'Around you' promises none. */
const BELOW = { under_35: 35, under_60: 60, around_you: undefined } as const satisfies Record<
  VendorTag,
  number | undefined
>;

/** Where no order is taken now, nothing arrives in 35 minutes. */
export function hasTag(vendor: Arriving, tag: VendorTag): boolean {
  const below = BELOW[tag];
  const minutes = arrivalMinutes(vendor);
  return below === undefined || (minutes !== undefined && minutes < below);
}
