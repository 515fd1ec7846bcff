import type { Vendor } from '@jara/contract';
import { dietaryWords, isDietaryWord, type Reading, readWord, Vocabulary, wordsOf } from '@jara/domain/catalog';
import { DishNames } from './dish-names.ts';
import type { Places, ReadWord } from './read-word.ts';
import type { ReadingCache } from './reading-cache.ts';
import type { NameRow, WordSource } from './search.store.ts';

/** The rank of a vendor that has words and is not in the list. */
export const NOT_RANKED = -1;

const WEIGHT_OF_SOURCE = { name: 6, category: 3, dish: 0 } as const satisfies Record<WordSource, number>;
const SOURCES = ['name', 'category', 'dish'] as const satisfies readonly WordSource[];
const WEIGHT_OF_READING = { exact: 3, beginning: 2, 'other name': 2, misspelt: 1 } as const satisfies Record<
  Reading['as'],
  number
>;

/** A vendor's own name, or its category or name, has the word. */
export const FITS_NAME = WEIGHT_OF_SOURCE.name + WEIGHT_OF_READING.misspelt;
export const FITS_VENDOR = WEIGHT_OF_SOURCE.category + WEIGHT_OF_READING.misspelt;
export const BEST_FIT = WEIGHT_OF_SOURCE.name + WEIGHT_OF_READING.exact;

type Use = { readonly weight: number; readonly places: Places };
type Gathered = Record<WordSource, Places[]>;

/** Two bytes for a place are enough, unless the city is the largest by far. */
const MOST_IN_TWO_BYTES = 65_536;
const newPlaces = (count: number, vendors: number): Places =>
  vendors > MOST_IN_TWO_BYTES ? new Uint32Array(count) : new Uint16Array(count);

let made = 0;

/** The vocabulary of a city: which vendors use which words, and what a typed word may mean among them. */
export class CityWords {
  readonly #words = new Map<string, readonly Use[]>();
  readonly #vocabulary: Vocabulary;
  readonly #dishNames = new DishNames();
  readonly #readings: ReadingCache;
  /** Begins its keys in the cache, which all cities share. */
  readonly #own: string;
  /** Vendors are numbered, so that what fits them is a row of bytes and not a map of ids. */
  readonly #placeOfId = new Map<number, number>();
  readonly #ranksOf = new WeakMap<readonly Vendor[], Int32Array>();

  constructor(rows: readonly NameRow[], readings: ReadingCache) {
    made += 1;
    this.#own = `${made} `;
    this.#readings = readings;
    for (const { vendor_ids } of rows) for (const id of vendor_ids) this.#place(id);
    const gathered = new Map<string, Gathered>();
    for (const { source, name, vendor_ids, ...declared } of rows) {
      const used = this.#placesOf(vendor_ids.map((id) => this.#place(id)));
      const words = wordsOf(name);
      const dietary = dietaryWords(declared);
      if (source === 'dish') this.#dishNames.add({ words, dietary, places: used });
      for (const word of [...words, ...dietary]) {
        const known = gathered.get(word) ?? { name: [], category: [], dish: [] };
        known[source].push(used);
        gathered.set(word, known);
      }
    }
    for (const [word, lists] of gathered) {
      const uses = SOURCES.map((source) => ({ weight: WEIGHT_OF_SOURCE[source], places: this.#each(lists[source]) }));
      this.#words.set(
        word,
        uses.filter(({ places }) => places.length > 0),
      );
    }
    this.#vocabulary = new Vocabulary(gathered.keys());
  }

  #placesOf(numbers: readonly number[]): Places {
    const all = newPlaces(numbers.length, this.#placeOfId.size);
    all.set(numbers);
    return all;
  }

  /** Each place once. */
  #each(lists: readonly Places[]): Places {
    if (lists.length === 0) return this.#placesOf([]);
    const isThere = new Uint8Array(this.#placeOfId.size);
    let count = 0;
    for (const list of lists) {
      for (const place of list) {
        if (isThere[place] === 1) continue;
        isThere[place] = 1;
        count += 1;
      }
    }
    const once = newPlaces(count, this.#placeOfId.size);
    for (let place = 0, next = 0; next < count; place += 1) {
      if (isThere[place] !== 1) continue;
      once[next] = place;
      next += 1;
    }
    return once;
  }

  #place(vendorId: number): number {
    const place = this.#placeOfId.get(vendorId) ?? this.#placeOfId.size;
    this.#placeOfId.set(vendorId, place);
    return place;
  }

  /** Where the vendor of each place stands among these; NOT_RANKED if it is not one of them. */
  ranksOf(vendors: readonly Vendor[]): Int32Array {
    const known = this.#ranksOf.get(vendors);
    if (known) return known;
    const ranks = new Int32Array(this.#placeOfId.size).fill(NOT_RANKED);
    for (const [rank, { id }] of vendors.entries()) {
      const place = this.#placeOfId.get(id);
      if (place !== undefined) ranks[place] = rank;
    }
    this.#ranksOf.set(vendors, ranks);
    return ranks;
  }

  /** How closely one dish of each vendor matches all the words, by the vendor's place. */
  closeness(read: readonly ReadWord[]): Uint8Array {
    const key = this.#own + read.map(({ typed }) => typed).join(' ');
    const known = this.#readings.closeness.get(key);
    if (known) return known;
    const closeness = this.#dishNames.closeness(read, this.#placeOfId.size);
    this.#readings.closeness.set(key, closeness);
    return closeness;
  }

  read(typed: string): ReadWord {
    const known = this.#readings.words.get(this.#own + typed);
    if (known) return known;
    const read = this.#readAnew(typed);
    this.#readings.words.set(this.#own + typed, read);
    return read;
  }

  #readAnew(typed: string): ReadWord {
    const readings = readWord(typed, this.#vocabulary);
    const fit = new Uint8Array(this.#placeOfId.size);
    const fitting: number[] = [];
    for (const { word, as } of readings) {
      for (const { weight, places } of this.#words.get(word) ?? []) {
        const total = weight + WEIGHT_OF_READING[as];
        for (const place of places) {
          const before = fit[place] ?? 0;
          if (before === 0) fitting.push(place);
          if (before < total) fit[place] = total;
        }
      }
    }
    const [first] = readings;
    const meant = new Set(readings.map(({ word }) => word));
    const surely = new Set(readings.filter(({ as }) => as !== 'beginning').map(({ word }) => word));
    return {
      typed,
      fit,
      places: this.#placesOf(fitting),
      meant,
      surely,
      isDietary: [...surely].some(isDietaryWord),
      mayBeDietary: [...meant].some(isDietaryWord),
      dishNames: this.#dishNames.with(meant),
      correction: first?.as === 'misspelt' || first?.as === 'other name' ? first.word : undefined,
    };
  }
}
