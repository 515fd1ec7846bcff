import type { Vendor, VendorType } from '@jara/contract';
import { type CityWords, NOWHERE, type ReadWord } from './city-words.ts';

/** Puts an open vendor before every closed one, however well that fits. */
const OPEN = 10_000;

export type Matches = { readonly best: Vendor[]; readonly total: number };

/** How well a vendor fits: the sum over the words, or zero when one of them does not fit. */
function fitOf(place: number, read: readonly ReadWord[]): number {
  let sum = 0;
  for (const { fit } of read) {
    const fits = fit[place] ?? 0;
    if (fits === 0) return 0;
    sum += fits;
  }
  return sum;
}

type Asked = { readonly read: readonly ReadWord[]; readonly type: VendorType | undefined; readonly limit: number };

/** Vendors that every typed word fits: open first, then by how well, then by rank. Word order does not matter. */
export function matchVendors(vendors: readonly Vendor[], words: CityWords, { read, type, limit }: Asked): Matches {
  const places = words.placesOf(vendors);
  // Vendors come in rank order, so each pile is in rank order too and nothing needs sorting but the piles.
  const piles = new Map<number, Vendor[]>();
  let total = 0;
  for (const [index, vendor] of vendors.entries()) {
    const place = places[index] ?? NOWHERE;
    if (place === NOWHERE || vendor.custom_tag === 'explore' || (type && vendor.vendor_type !== type)) continue;
    const fit = fitOf(place, read);
    if (fit === 0) continue;
    total += 1;
    const score = fit + (vendor.is_open ? OPEN : 0);
    const pile = piles.get(score);
    if (pile === undefined) piles.set(score, [vendor]);
    else if (pile.length < limit) pile.push(vendor);
  }
  const scores = [...piles.keys()].sort((a, b) => b - a);
  return { best: scores.flatMap((score) => piles.get(score) ?? []).slice(0, limit), total };
}
