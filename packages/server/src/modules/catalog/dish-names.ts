import { closenessOf, IN_ONE_DISH, type SearchedName } from './dish-closeness.ts';
import type { Places, ReadWord } from './read-word.ts';

type DishNameOfCity = SearchedName & { readonly places: Places };

/** The names of a city's dishes with the vendors that sell them, by word: a thousand names for a hundred thousand dishes. */
export class DishNames {
  readonly #names: DishNameOfCity[] = [];
  readonly #byWord = new Map<string, number[]>();

  add(name: DishNameOfCity): void {
    const number = this.#names.push(name) - 1;
    for (const word of new Set([...name.words, ...name.dietary])) {
      const known = this.#byWord.get(word);
      if (known) known.push(number);
      else this.#byWord.set(word, [number]);
    }
  }

  /** The numbers of the names that have one of these words. */
  with(words: Iterable<string>): readonly number[] {
    const numbers = new Set<number>();
    for (const word of words) for (const number of this.#byWord.get(word) ?? []) numbers.add(number);
    return [...numbers];
  }

  /** How closely a dish of each vendor matches all the words, by the vendor's place. */
  closeness(read: readonly ReadWord[], places: number): Uint8Array {
    const closest = new Uint8Array(places);
    const [rarest] = read.toSorted((one, other) => one.dishNames.length - other.dishNames.length);
    // That one word is in one dish says nothing: it cannot be scattered.
    const least = read.length > 1 ? IN_ONE_DISH : IN_ONE_DISH + 1;
    for (const number of rarest?.dishNames ?? []) {
      const name = this.#names[number];
      const closeness = name ? closenessOf(read, name) : 0;
      if (!name || closeness < least) continue;
      for (const place of name.places) if ((closest[place] ?? 0) < closeness) closest[place] = closeness;
    }
    return closest;
  }
}
