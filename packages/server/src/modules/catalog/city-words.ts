import type { Vendor } from '@jara/contract';
import { dietaryWords, isDietaryWord, type Reading, readWord, Vocabulary, wordsOf } from '@jara/domain/catalog';
import { DishNames } from './dish-names.ts';
import type { ReadWord } from './read-word.ts';
import type { NameRow, WordSource } from './search.store.ts';

/** Each takes a byte for every vendor of the city. */
const MOST_READINGS_KEPT = 1_000;
const MOST_CLOSENESS_KEPT = 500;
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

type Use = { readonly weight: number; readonly places: Uint32Array };
type Gathered = Record<WordSource, Uint32Array[]>;

/** The vocabulary of a city: which vendors use which words, and what a typed word may mean among them. */
export class CityWords {
  readonly #words = new Map<string, readonly Use[]>();
  readonly #vocabulary: Vocabulary;
  readonly #read = new Map<string, ReadWord>();
  readonly #dishNames = new DishNames();
  readonly #closeness = new Map<string, Uint8Array>();
  /** Vendors are numbered, so that what fits them is a row of bytes and not a map of ids. */
  readonly #placeOfId = new Map<number, number>();
  readonly #ranksOf = new WeakMap<readonly Vendor[], Int32Array>();

  constructor(rows: readonly NameRow[]) {
    const gathered = new Map<string, Gathered>();
    for (const { source, name, vendor_ids, ...declared } of rows) {
      const places = Uint32Array.from(vendor_ids, (id) => this.#place(id));
      const words = wordsOf(name);
      const dietary = dietaryWords(declared);
      if (source === 'dish') this.#dishNames.add({ words, dietary, places });
      for (const word of [...words, ...dietary]) {
        const known = gathered.get(word) ?? { name: [], category: [], dish: [] };
        known[source].push(places);
        gathered.set(word, known);
      }
    }
    for (const [word, places] of gathered) {
      const uses = SOURCES.map((source) => ({ weight: WEIGHT_OF_SOURCE[source], places: this.#each(places[source]) }));
      this.#words.set(
        word,
        uses.filter(({ places }) => places.length > 0),
      );
    }
    this.#vocabulary = new Vocabulary(gathered.keys());
  }

  /** Each place once. */
  #each(lists: readonly Uint32Array[]): Uint32Array {
    if (lists.length === 0) return new Uint32Array();
    const isThere = new Uint8Array(this.#placeOfId.size);
    let count = 0;
    for (const places of lists) {
      for (const place of places) {
        if (isThere[place] === 1) continue;
        isThere[place] = 1;
        count += 1;
      }
    }
    const once = new Uint32Array(count);
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
    const key = read.map(({ typed }) => typed).join(' ');
    const known = this.#closeness.get(key);
    if (known) return known;
    const made = this.#dishNames.closeness(read, this.#placeOfId.size);
    if (this.#closeness.size >= MOST_CLOSENESS_KEPT) this.#closeness.clear();
    this.#closeness.set(key, made);
    return made;
  }

  read(typed: string): ReadWord {
    const known = this.#read.get(typed);
    if (known) return known;
    const made = this.#readAnew(typed);
    if (this.#read.size >= MOST_READINGS_KEPT) this.#read.clear();
    this.#read.set(typed, made);
    return made;
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
      places: fitting,
      meant,
      surely,
      isDietary: [...surely].some(isDietaryWord),
      mayBeDietary: [...meant].some(isDietaryWord),
      dishNames: this.#dishNames.with(meant),
      correction: first?.as === 'misspelt' || first?.as === 'other name' ? first.word : undefined,
    };
  }
}
