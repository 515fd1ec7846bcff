import { soundOf } from './sound-of.ts';
import { wordDistance } from './word-distance.ts';

type Entry = { readonly word: string; readonly letters: number };

/** Which letters a word has, one bit each; letters beyond a–z share the last bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26 + ((code >>> 0) % 6));
  }
  return letters;
}

function hasMoreBitsThan(bits: number, most: number): boolean {
  let rest = bits;
  for (let count = 0; count < most && rest !== 0; count += 1) rest &= rest - 1;
  return rest !== 0;
}

/** Every slip brings at most one letter in and takes at most one out, so most words are ruled out at a glance. */
const mayBeWithin = (a: number, b: number, slips: number) =>
  !hasMoreBitsThan(a & ~b, slips) && !hasMoreBitsThan(b & ~a, slips);

/** Known words, kept so that finding one does not mean trying each. */
export class Vocabulary {
  readonly #known: ReadonlySet<string>;
  readonly #sorted: readonly string[];
  readonly #byLength: Entry[][] = [];
  /** Made once somebody misspells a word: most of the time of making a vocabulary would be this. */
  #bySound: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(words: Iterable<string>) {
    this.#known = new Set(words);
    this.#sorted = [...this.#known].sort();
    for (const word of this.#sorted) {
      const alike = this.#byLength[word.length] ?? [];
      alike.push({ word, letters: lettersOf(word) });
      this.#byLength[word.length] = alike;
    }
  }

  has(word: string): boolean {
    return this.#known.has(word);
  }

  /** Words that begin with `typed` and go on. */
  beginningWith(typed: string): string[] {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? '') < typed) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let word = this.#sorted[low]; word?.startsWith(typed); word = this.#sorted[low]) {
      if (word !== typed) found.push(word);
      low += 1;
    }
    return found;
  }

  soundingLike(typed: string): readonly string[] {
    this.#bySound ??= Map.groupBy(this.#sorted, soundOf);
    return this.#bySound.get(soundOf(typed)) ?? [];
  }

  /** The words with the fewest slips between them and `typed`, if there are any within `slips`. */
  closestTo(typed: string, slips: number): string[] {
    const letters = lettersOf(typed);
    let allowed = slips;
    let closest: string[] = [];
    for (let length = typed.length - slips; length <= typed.length + slips; length += 1) {
      for (const entry of this.#byLength[length] ?? []) {
        if (!mayBeWithin(letters, entry.letters, allowed)) continue;
        const distance = wordDistance(typed, entry.word, allowed);
        if (distance > allowed) continue;
        if (distance < allowed) closest = [];
        allowed = distance;
        closest.push(entry.word);
      }
    }
    return closest;
  }
}
