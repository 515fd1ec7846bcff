import type { Vendor } from '@jara/contract';
import { matchesNarrowing, type Narrowing } from '@jara/domain/catalog';
import { nearestFirst } from '@jara/domain/location';
import { BEST_FIT, type CityWords, FITS_NAME, FITS_VENDOR, NOT_RANKED } from './city-words.ts';
import { IN_ONE_DISH, NOT_IN_ONE_DISH } from './dish-closeness.ts';
import { type AskedPage, pageOf } from './page-of.ts';
import type { ReadWord } from './read-word.ts';

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

/** Better than any dish: the vendor itself is called what was typed. */
const CALLED_SO = 4;

/**
 * How well a vendor fits; zero when a word does not. First counts where all the words are: in the vendor's own name, in
 * the name of one dish (the closer, the better), in a dish or the vendor's categories, or scattered; then the sum over
 * the words.
 */
function fitOf(place: number, read: readonly ReadWord[], closeness: number): number {
  let sum = 0;
  let least = BEST_FIT;
  for (const { fit } of read) {
    const fitsThis = fit[place] ?? 0;
    if (fitsThis === 0) return 0;
    sum += fitsThis;
    if (fitsThis < least) least = fitsThis;
  }
  const inOne = read.length === 1 || least >= FITS_VENDOR ? IN_ONE_DISH : NOT_IN_ONE_DISH;
  const where = least >= FITS_NAME ? CALLED_SO : Math.max(closeness, inOne);
  return where * BEST_FIT * read.length + sum;
}

/**
 * Whether what must be declared is declared of the dish that was meant: 'halal jollof' is one dish. The other words may
 * be the vendor's, as in 'halal mama put'.
 */
function isDeclared(words: CityWords, read: readonly ReadWord[]): (place: number) => boolean {
  const dietary = read.filter(({ isDietary }) => isDietary);
  if (dietary.length === 0 || read.length === 1) return () => true;
  const others = read.filter(({ isDietary }) => !isDietary);
  const inOneDish = words.closeness(read);
  const declared = words.closeness(dietary);
  const hasDeclared = (place: number) => dietary.length === 1 || declared[place] !== NOT_IN_ONE_DISH;
  return (place) =>
    inOneDish[place] !== NOT_IN_ONE_DISH ||
    (hasDeclared(place) && others.every(({ fit }) => (fit[place] ?? 0) >= FITS_VENDOR));
}

/**
 * How well each vendor fits, by rank. Only those that the rarest word fits are looked at: in a city of thousands a
 * search costs what it finds, and not what there is.
 */
function fitsByRank(vendors: readonly Vendor[], words: CityWords, read: readonly ReadWord[]): Uint16Array {
  const rarestFirst = read.toSorted((one, other) => one.places.length - other.places.length);
  const ranks = words.ranksOf(vendors);
  const fits = new Uint16Array(vendors.length);
  const [rarest] = rarestFirst;
  if (!rarest || rarest.places.length === 0) return fits;
  const closeness = words.closeness(read);
  const declared = isDeclared(words, read);
  for (const place of rarest.places) {
    const rank = ranks[place] ?? NOT_RANKED;
    if (rank === NOT_RANKED) continue;
    const fit = fitOf(place, rarestFirst, closeness[place] ?? NOT_IN_ONE_DISH);
    if (fit > 0 && declared(place)) fits[rank] = fit;
  }
  return fits;
}

/**
 * The same where no vendor has all the words: those with the most of them. What must be declared is never left out, so a
 * vendor counts only where that is.
 */
function partialFitsByRank(vendors: readonly Vendor[], words: CityWords, read: readonly ReadWord[]): Uint16Array {
  const needed = read.filter(({ isDietary }) => isDietary);
  const others = read.filter(({ isDietary, places }) => !isDietary && places.length > 0);
  const used = [...needed, ...others];
  if (used.length < read.length) {
    // A word that nobody uses says nothing of the others: they may still be one dish.
    const fits = fitsByRank(vendors, words, used);
    if (fits.some((fit) => fit > 0)) return fits;
  }
  const counts = new Uint8Array(vendors.length);
  const sums = new Uint16Array(vendors.length);
  for (const word of others) {
    for (const [rank, fit] of fitsByRank(vendors, words, [...needed, word]).entries()) {
      if (fit === 0) continue;
      counts[rank] = (counts[rank] ?? 0) + 1;
      sums[rank] = (sums[rank] ?? 0) + fit;
    }
  }
  const most = counts.reduce((highest, count) => Math.max(highest, count), 0);
  return sums.map((sum, rank) => (counts[rank] === most ? sum : 0));
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
  /** A vendor with the price and the minutes that a tag is about. */
  readonly delivered: (vendor: Vendor) => Vendor;
};

function bestFirst(piles: Piles, near: Coordinate | undefined): Vendor[] {
  const best = piles.reverse();
  return (near ? best.map((pile) => nearestFirst(pile, near)) : best).flat();
}

type Matches = { readonly best: Vendor[]; readonly total: number };

/**
 * Vendors within the narrowing that every typed word fits: open first, then by how well, then the nearest, then by rank.
 * If no vendor at all has all the words, those with the most of them.
 */
export function matchVendors(
  vendors: readonly Vendor[],
  words: CityWords,
  asked: Asked,
): Matches & { readonly has_all_words: boolean } {
  const fits = fitsByRank(vendors, words, asked.read);
  const has_all_words = asked.read.length < 2 || fits.some((fit) => fit > 0);
  const shown = has_all_words ? fits : partialFitsByRank(vendors, words, asked.read);
  return { ...bestOf(vendors, shown, asked), has_all_words };
}

function bestOf(vendors: readonly Vendor[], fits: Uint16Array, asked: Asked): Matches {
  const { narrowing, limit, after, near, delivered } = asked;
  // A place in the order, as the nearest, is known only when all before it are.
  const most = after === undefined && near === undefined ? limit : vendors.length;
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
    if (vendor === undefined || look === HIDDEN || (isNarrowed && !matchesNarrowing(delivered(vendor), narrowing)))
      continue;
    total += 1;
    put(look === OPEN ? open : closed, fit, vendor, most);
  }
  return { best: pageOf([...bestFirst(open, near), ...bestFirst(closed, near)], asked), total };
}
