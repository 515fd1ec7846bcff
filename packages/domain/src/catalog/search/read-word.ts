import type { Vocabulary } from './vocabulary.ts';

/** How a typed word was understood, the surest first. */
const READINGS = ['exact', 'beginning', 'misspelt'] as const;
export type Reading = { readonly word: string; readonly as: (typeof READINGS)[number] };

/** Short words are left alone, since a slip makes another word of them. */
function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Among four letters another letter makes another word ('cafe' is not 'care'); a missing or extra one is a slip. */
const isAnotherWord = (typed: string, word: string) =>
  typed.length === 4 && word.length === 4 && [...typed].sort().join('') !== [...word].sort().join('');

/**
 * The known words that a typed word may mean: itself and those that begin with it; only if there are none,
 * those that it is a slip away from ('jolof' is 'jollof').
 */
export function readWord(typed: string, vocabulary: Vocabulary): Reading[] {
  const exact: Reading[] = vocabulary.has(typed) ? [{ word: typed, as: 'exact' }] : [];
  const beginnings = vocabulary.beginningWith(typed).map((word): Reading => ({ word, as: 'beginning' }));
  const sure = [...exact, ...beginnings];
  if (sure.length > 0) return sure;
  const slips = slipsAllowed(typed);
  if (slips === 0) return [];
  const closest = vocabulary.closestTo(typed, slips).filter((word) => !isAnotherWord(typed, word));
  return closest.map((word) => ({ word, as: 'misspelt' }));
}
