import type { Vendor } from '@jara/contract';
import { type Reading, readWord, Vocabulary, wordsOf } from '@jara/domain/catalog';
import type { WordRow, WordSource } from './search.store.ts';

/** Each takes a byte for every vendor of the city. */
const MOST_READINGS_KEPT = 1_000;
/** The place of a vendor that uses no word we know. */
export const NOWHERE = -1;

const WEIGHT_OF_SOURCE = { name: 6, category: 3, dish: 0 } as const satisfies Record<WordSource, number>;
const SOURCES = ['name', 'category', 'dish'] as const satisfies readonly WordSource[];
const WEIGHT_OF_READING = { exact: 3, beginning: 2, misspelt: 1 } as const satisfies Record<Reading['as'], number>;

type Use = { readonly weight: number; readonly places: Uint32Array };
type KnownWord = { readonly lexemes: ReadonlySet<string>; readonly uses: readonly Use[] };
type Gathered = { readonly lexemes: Set<string> } & Record<WordSource, Uint32Array[]>;

/** What one typed word stands for: how well it fits each vendor, and the words as dishes spell them. */
export type ReadWord = {
  /** By the vendor's place; zero where it does not fit. */
  readonly fit: Uint8Array;
  readonly lexemes: readonly string[];
  /** The word it was taken for, when nobody in the city uses the one that was typed. */
  readonly correction: string | undefined;
};

/** The same few words stand in thousands of names. */
function rememberedWords(): (lexeme: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (lexeme) => {
    const words = known.get(lexeme) ?? wordsOf(lexeme);
    known.set(lexeme, words);
    return words;
  };
}

/** The vocabulary of a city: which vendors use which words, and what a typed word may mean among them. */
export class CityWords {
  readonly #words = new Map<string, KnownWord>();
  readonly #vocabulary: Vocabulary;
  readonly #read = new Map<string, ReadWord>();
  /** Vendors are numbered, so that what fits them is a row of bytes and not a map of ids. */
  readonly #placeOfId = new Map<number, number>();
  readonly #placesOf = new WeakMap<readonly Vendor[], Int32Array>();

  constructor(rows: readonly WordRow[]) {
    const gathered = new Map<string, Gathered>();
    const wordsOfLexeme = rememberedWords();
    for (const { source, lexemes, vendor_ids } of rows) {
      const places = Uint32Array.from(vendor_ids, (id) => this.#place(id));
      for (const lexeme of lexemes) {
        for (const word of wordsOfLexeme(lexeme)) {
          const known = gathered.get(word) ?? { lexemes: new Set(), name: [], category: [], dish: [] };
          known.lexemes.add(lexeme);
          known[source].push(places);
          gathered.set(word, known);
        }
      }
    }
    for (const [word, { lexemes, ...places }] of gathered) {
      const uses = SOURCES.map((source) => ({ weight: WEIGHT_OF_SOURCE[source], places: this.#each(places[source]) }));
      this.#words.set(word, { lexemes, uses: uses.filter(({ places }) => places.length > 0) });
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

  /** Where each of these vendors stands in `fit`. */
  placesOf(vendors: readonly Vendor[]): Int32Array {
    const known = this.#placesOf.get(vendors);
    if (known) return known;
    const places = Int32Array.from(vendors, ({ id }) => this.#placeOfId.get(id) ?? NOWHERE);
    this.#placesOf.set(vendors, places);
    return places;
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
    const lexemes = new Set<string>();
    for (const { word, as } of readings) {
      const { lexemes: spelt, uses } = this.#words.get(word) ?? { lexemes: [], uses: [] };
      for (const lexeme of spelt) lexemes.add(lexeme);
      for (const { weight, places } of uses) {
        const total = weight + WEIGHT_OF_READING[as];
        for (const place of places) if ((fit[place] ?? 0) < total) fit[place] = total;
      }
    }
    const [first] = readings;
    return { fit, lexemes: [...lexemes], correction: first?.as === 'misspelt' ? first.word : undefined };
  }
}
