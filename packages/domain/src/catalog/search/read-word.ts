import { wordDistance } from './word-distance.ts';

/** How a typed word was understood, the surest first. */
const READINGS = ['exact', 'beginning', 'misspelt'] as const;
export type Reading = { readonly word: string; readonly as: (typeof READINGS)[number] };

/** Short words are left alone, since a slip makes another word of them. */
function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

function closestWords(typed: string, vocabulary: Iterable<string>): string[] {
  let allowed = slipsAllowed(typed);
  let closest: string[] = [];
  if (allowed === 0) return closest;
  for (const word of vocabulary) {
    const slips = wordDistance(typed, word, allowed);
    if (slips > allowed) continue;
    if (slips < allowed) closest = [];
    allowed = slips;
    closest.push(word);
  }
  return closest;
}

/**
 * The known words that a typed word may mean: itself and those that begin with it; only if there are none,
 * those that it is a slip away from ('jolof' is 'jollof').
 */
export function readWord(typed: string, vocabulary: ReadonlySet<string>): Reading[] {
  const exact: Reading[] = vocabulary.has(typed) ? [{ word: typed, as: 'exact' }] : [];
  const beginnings = [...vocabulary]
    .filter((word) => word.length > typed.length && word.startsWith(typed))
    .map((word): Reading => ({ word, as: 'beginning' }));
  const sure = [...exact, ...beginnings];
  return sure.length > 0 ? sure : closestWords(typed, vocabulary).map((word) => ({ word, as: 'misspelt' }));
}
