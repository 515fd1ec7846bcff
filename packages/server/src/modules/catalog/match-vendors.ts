import { VENDOR_TYPES, type Vendor, type VendorType } from '@jara/contract';
import { type CityWords, NOWHERE, type ReadWord } from './city-words.ts';

/** What search must know of a vendor besides its words, in one byte, so that thousands are looked at in microseconds. */
const HIDDEN = 0xff;
const OPEN = 0x80;
const TYPE = 0x7f;
const ANY_TYPE = -1;

const looksOf = new WeakMap<readonly Vendor[], Uint8Array>();

const lookOf = ({ custom_tag, vendor_type, is_open }: Vendor) =>
  custom_tag === 'explore' ? HIDDEN : VENDOR_TYPES.indexOf(vendor_type) + (is_open ? OPEN : 0);

function looks(vendors: readonly Vendor[]): Uint8Array {
  const made = looksOf.get(vendors) ?? Uint8Array.from(vendors, lookOf);
  looksOf.set(vendors, made);
  return made;
}

/** How well a vendor fits: the sum over the words, or zero when one of them does not fit. */
function fitOf(place: number, fits: readonly Uint8Array[]): number {
  let sum = 0;
  for (const fit of fits) {
    const fitsThis = fit[place] ?? 0;
    if (fitsThis === 0) return 0;
    sum += fitsThis;
  }
  return sum;
}

/** Piles of vendors by how well they fit, each in rank order since the vendors come in it: nothing needs sorting. */
type Piles = Vendor[][];

function put(piles: Piles, fit: number, vendor: Vendor, most: number): void {
  const pile = piles[fit];
  if (pile === undefined) piles[fit] = [vendor];
  else if (pile.length < most) pile.push(vendor);
}

const bestFirst = (piles: Piles): Vendor[] => piles.reverse().flat();

type Asked = { readonly read: readonly ReadWord[]; readonly type: VendorType | undefined; readonly limit: number };

export type Matches = { readonly best: Vendor[]; readonly total: number };

/** Vendors that every typed word fits: open first, then by how well, then by rank. Word order does not matter. */
export function matchVendors(vendors: readonly Vendor[], words: CityWords, { read, type, limit }: Asked): Matches {
  // The word that fits the fewest comes first: most vendors are passed over at once, or all of them.
  const rarestFirst = read.toSorted((one, other) => one.vendors - other.vendors);
  if (rarestFirst[0]?.vendors === 0) return { best: [], total: 0 };
  const fits = rarestFirst.map(({ fit }) => fit);
  const places = words.placesOf(vendors);
  const seen = looks(vendors);
  const wanted = type ? VENDOR_TYPES.indexOf(type) : ANY_TYPE;
  const open: Piles = [];
  const closed: Piles = [];
  let total = 0;
  for (let index = 0; index < vendors.length; index += 1) {
    const place = places[index] ?? NOWHERE;
    const look = seen[index] ?? HIDDEN;
    if (place === NOWHERE || look === HIDDEN || (wanted !== ANY_TYPE && (look & TYPE) !== wanted)) continue;
    const fit = fitOf(place, fits);
    const vendor = vendors[index];
    if (fit === 0 || vendor === undefined) continue;
    total += 1;
    put(look >= OPEN ? open : closed, fit, vendor, limit);
  }
  return { best: [...bestFirst(open), ...bestFirst(closed)].slice(0, limit), total };
}
