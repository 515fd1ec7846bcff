import type { ReadWord } from './read-word.ts';

/** By what a dish is found: the words of its name in their order, and those of what the vendor has declared. */
export type SearchedName = { readonly words: readonly string[]; readonly dietary: readonly string[] };

/** How closely one dish matches all that was typed. */
export const NOT_IN_ONE_DISH = 0;
export const IN_ONE_DISH = 1;
const BEGINS_DISH = 2;
const IS_DISH = 3;

/** What asks for a declaration is found among the declarations too; any other word in the name alone. */
export const fitsDish = ({ meant, mayBeDietary }: ReadWord, { words, dietary }: SearchedName): boolean =>
  words.some((word) => meant.has(word)) || (mayBeDietary && dietary.some((word) => meant.has(word)));

/** A dish whose name is what was typed, before those that begin with it, before those that have all of its words. */
export function closenessOf(read: readonly ReadWord[], dish: SearchedName): number {
  for (const word of read) if (!fitsDish(word, dish)) return NOT_IN_ONE_DISH;
  const named = read.filter(({ isDietary }) => !isDietary);
  if (named.length === 0) return IN_ONE_DISH;
  let isWhole = named.length === dish.words.length;
  for (const [at, { meant, surely }] of named.entries()) {
    const word = dish.words[at] ?? '';
    if (!meant.has(word)) return IN_ONE_DISH;
    isWhole &&= surely.has(word);
  }
  return isWhole ? IS_DISH : BEGINS_DISH;
}
