import type { BagInformation } from '@jara/contract';

type Shop = { readonly id: number; readonly city: string };

/** Spec §5: bags are offered in these cities, however they are written, and by all vendors there but these. */
export const offersBags = (
  { available_cities, excluded_vendor_ids }: Pick<BagInformation, 'available_cities' | 'excluded_vendor_ids'>,
  { id, city }: Shop,
): boolean =>
  available_cities.some((name) => name.toLowerCase() === city.toLowerCase()) && !excluded_vendor_ids.includes(id);
