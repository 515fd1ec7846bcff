import { type Reading, readWord, wordsOf } from '@jara/domain/catalog';
import type { WordRow, WordSource } from './search.store.ts';

const MOST_READINGS_KEPT = 5_000;

const WEIGHT_OF_SOURCE = { name: 6, category: 3, dish: 0 } as const satisfies Record<WordSource, number>;
const WEIGHT_OF_READING = { exact: 3, beginning: 2, misspelt: 1 } as const satisfies Record<Reading['as'], number>;

type Use = { readonly weight: number; readonly vendorIds: readonly number[] };
type KnownWord = { readonly lexemes: Set<string>; readonly uses: Use[] };

/** What one typed word stands for: how well it fits each vendor, and the words as dishes spell them. */
export type ReadWord = {
  readonly fit: ReadonlyMap<number, number>;
  readonly lexemes: readonly string[];
  /** The word it was taken for, when nobody in the city uses the one that was typed. */
  readonly correction: string | undefined;
};

/** The vocabulary of a city: which vendors use which words, and what a typed word may mean among them. */
export class CityWords {
  readonly #words = new Map<string, KnownWord>();
  readonly #vocabulary: ReadonlySet<string>;
  readonly #read = new Map<string, ReadWord>();

  constructor(rows: readonly WordRow[]) {
    for (const { source, lexeme, vendor_ids } of rows) {
      for (const word of wordsOf(lexeme)) {
        const known = this.#words.get(word) ?? { lexemes: new Set(), uses: [] };
        known.lexemes.add(lexeme);
        known.uses.push({ weight: WEIGHT_OF_SOURCE[source], vendorIds: vendor_ids });
        this.#words.set(word, known);
      }
    }
    this.#vocabulary = new Set(this.#words.keys());
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
    const fit = new Map<number, number>();
    const lexemes = new Set<string>();
    for (const { word, as } of readings) {
      const { lexemes: spelt, uses } = this.#words.get(word) ?? { lexemes: [], uses: [] };
      for (const lexeme of spelt) lexemes.add(lexeme);
      for (const { weight, vendorIds } of uses) {
        const total = weight + WEIGHT_OF_READING[as];
        for (const id of vendorIds) if ((fit.get(id) ?? 0) < total) fit.set(id, total);
      }
    }
    const [first] = readings;
    return { fit, lexemes: [...lexemes], correction: first?.as === 'misspelt' ? first.word : undefined };
  }
}
