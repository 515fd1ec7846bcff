import { otherNames, otherNamesBySound } from './other-names.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a typed word was understood, the surest first. */
const READINGS = ['exact', 'beginning', 'other name', 'misspelt'] as const;
export type Reading = { readonly word: string; readonly as: (typeof READINGS)[number] };

/** Words of one or two letters are left alone, since a slip makes another word of them. */
function slipsAllowed(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 7 ? 1 : 2;
}

const lettersOf = (word: string) => [...word].sort().join('');

/**
 * In a short word another letter makes another word ('cafe' is not 'care'): of four letters a missing or extra one is a
 * slip, of three a missing one ('rce' is 'rice'), and in both two that are swapped.
 */
function isAnotherWord(typed: string, word: string): boolean {
  if (typed.length > 4 || word.length > typed.length) return false;
  return (typed.length === 3 || word.length === typed.length) && lettersOf(typed) !== lettersOf(word);
}

/** Letters more or less that are not heard: of 'aaaa…' nearly all. */
const MOST_SILENT = 3;

/** What nobody uses here is a word that sounds the same, else another name of one, else one that it is a slip away from. */
function correct(typed: string, vocabulary: Vocabulary): readonly string[] {
  const alike = vocabulary.soundingLike(typed).filter((word) => Math.abs(word.length - typed.length) <= MOST_SILENT);
  if (alike.length > 0) return alike;
  const named = otherNamesBySound(typed).filter((word) => vocabulary.has(word));
  if (named.length > 0) return named;
  const slips = slipsAllowed(typed);
  return slips === 0 ? [] : vocabulary.closestTo(typed, slips).filter((word) => !isAnotherWord(typed, word));
}

/**
 * The known words that a typed word may mean: itself, those that begin with it and other names of the same; only if there
 * are none, those that it is a misspelling of ('jolof' is 'jollof', 'chikin' is 'chicken').
 */
export function readWord(typed: string, vocabulary: Vocabulary): Reading[] {
  const readings: Reading[] = vocabulary.has(typed) ? [{ word: typed, as: 'exact' }] : [];
  for (const word of vocabulary.beginningWith(typed)) readings.push({ word, as: 'beginning' });
  for (const word of otherNames(typed))
    if (vocabulary.has(word) && !word.startsWith(typed)) readings.push({ word, as: 'other name' });
  if (readings.length > 0) return readings;
  return correct(typed, vocabulary).map((word) => ({ word, as: 'misspelt' }));
}
