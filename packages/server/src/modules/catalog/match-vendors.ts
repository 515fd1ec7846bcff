import type { Vendor } from '@jara/contract';
import { matchesNarrowing, type Narrowing } from '@jara/domain/catalog';
import { nearestFirst } from '@jara/domain/location';
import { type CityWords, NOT_RANKED, type ReadWord } from './city-words.ts';
import { type AskedPage, pageOf } from './page-of.ts';

type Coordinate = Vendor['coordinate'];

/** What search must know of every vendor, in one byte, so that thousands are looked at in microseconds. */
const HIDDEN = 0;
const CLOSED = 1;
const OPEN = 2;

const looksOf = new WeakMap<readonly Vendor[], Uint8Array>();

function lookOf({ custom_tag, is_open }: Vendor): number {
  if (custom_tag === 'explore') return HIDDEN;
  return is_open ? OPEN : CLOSED;
}

function looks(vendors: readonly Vendor[]): Uint8Array {
  const made = looksOf.get(vendors) ?? Uint8Array.from(vendors, lookOf);
  looksOf.set(vendors, made);
  return made;
}

/** How well a vendor fits: the sum over the words, or zero when one of them does not fit. */
function fitOf(place: number, read: readonly ReadWord[]): number {
  let sum = 0;
  for (const { fit } of read) {
    const fitsThis = fit[place] ?? 0;
    if (fitsThis === 0) return 0;
    sum += fitsThis;
  }
  return sum;
}

/**
 * How well each vendor fits, by rank. Only those that the rarest word fits are looked at: in a city of thousands a
 * search costs what it finds, and not what there is.
 */
function fitsByRank(vendors: readonly Vendor[], words: CityWords, read: readonly ReadWord[]): Uint16Array {
  const rarestFirst = read.toSorted((one, other) => one.places.length - other.places.length);
  const ranks = words.ranksOf(vendors);
  const fits = new Uint16Array(vendors.length);
  for (const place of rarestFirst[0]?.places ?? []) {
    const rank = ranks[place] ?? NOT_RANKED;
    if (rank !== NOT_RANKED) fits[rank] = fitOf(place, rarestFirst);
  }
  return fits;
}

/** Piles of vendors by how well they fit, each in rank order since the vendors come in it: nothing needs sorting. */
type Piles = Vendor[][];

function put(piles: Piles, fit: number, vendor: Vendor, most: number): void {
  const pile = piles[fit];
  if (pile === undefined) piles[fit] = [vendor];
  else if (pile.length < most) pile.push(vendor);
}

type Asked = AskedPage & {
  readonly read: readonly ReadWord[];
  readonly narrowing: Narrowing;
  /** The nearest to it come first among those that fit as well; without it, rank decides. */
  readonly near: Coordinate | undefined;
};

function bestFirst(piles: Piles, near: Coordinate | undefined): Vendor[] {
  const best = piles.reverse();
  return (near ? best.map((pile) => nearestFirst(pile, near)) : best).flat();
}

export type Matches = { readonly best: Vendor[]; readonly total: number };

/**
 * Vendors within the narrowing that every typed word fits: open first, then by how well, then the nearest, then by rank.
 * Word order does not matter.
 */
export function matchVendors(vendors: readonly Vendor[], words: CityWords, asked: Asked): Matches {
  const { read, narrowing, limit, after, near } = asked;
  // A place in the order, as the nearest, is known only when all before it are.
  const most = after === undefined && near === undefined ? limit : vendors.length;
  const fits = fitsByRank(vendors, words, read);
  const seen = looks(vendors);
  const isNarrowed = Object.values(narrowing).some((choice) => choice !== undefined);
  const open: Piles = [];
  const closed: Piles = [];
  let total = 0;
  for (let rank = 0; rank < fits.length; rank += 1) {
    const fit = fits[rank] ?? 0;
    if (fit === 0) continue;
    const look = seen[rank] ?? HIDDEN;
    const vendor = vendors[rank];
    if (vendor === undefined || look === HIDDEN || (isNarrowed && !matchesNarrowing(vendor, narrowing))) continue;
    total += 1;
    put(look === OPEN ? open : closed, fit, vendor, most);
  }
  return { best: pageOf([...bestFirst(open, near), ...bestFirst(closed, near)], asked), total };
}
