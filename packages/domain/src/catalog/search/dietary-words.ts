import { ALLERGENS, type Allergen, DIETARY_TAGS, type MenuItem } from '@jara/contract';
import { wordsOf } from './words-of.ts';

/** What people type for an allergen. */
const WORDS_OF_ALLERGEN = {
  nuts: ['nuts', 'nut', 'peanuts', 'peanut', 'groundnuts', 'groundnut'],
  fish: ['fish'],
  dairy: ['dairy', 'milk'],
  gluten: ['gluten', 'wheat'],
  egg: ['egg', 'eggs'],
  soy: ['soy', 'soya'],
} as const satisfies Record<Allergen, readonly string[]>;

const ALLERGEN_OF_WORD = new Map<string, Allergen>(
  ALLERGENS.flatMap((allergen) => WORDS_OF_ALLERGEN[allergen].map((word) => [word, allergen] as const)),
);

/** One word, which nobody can type, so that it is not taken for another. */
const without = (allergen: Allergen) => `without-${allergen}`;
const SPICY = 'spicy';

const DIETARY_WORDS: ReadonlySet<string> = new Set([...DIETARY_TAGS, SPICY, ...ALLERGENS.map(without)]);

/** Whether a word asks for something that the vendor must have declared of the dish. */
export const isDietaryWord = (word: string): boolean => DIETARY_WORDS.has(word);

export type DietaryFacts = Pick<MenuItem, 'dietary_tags' | 'allergens' | 'spicy'>;

/** The words by which a dish is found besides its name. About what is not declared, it has none. */
export function dietaryWords({ dietary_tags, allergens, spicy }: DietaryFacts): string[] {
  const absent = allergens === null ? [] : ALLERGENS.filter((each) => !allergens.includes(each));
  return [...(dietary_tags ?? []), ...(spicy ? [SPICY] : []), ...absent.map(without)];
}

const LEADS_TO_ALLERGEN = new Set(['without', 'no']);

/** How many of the words from here on are allergens to do without; 'nuts or egg' are two. */
function allergensFrom(words: readonly string[], start: number): { found: Allergen[]; end: number } {
  const found: Allergen[] = [];
  let end = start;
  for (let at = start; at < words.length; at += 1) {
    const allergen = ALLERGEN_OF_WORD.get(words[at] ?? '');
    if (allergen) {
      found.push(allergen);
      end = at + 1;
    } else if (words[at] !== 'or') break;
  }
  return { found, end };
}

/** The words of a search: those that were typed, with 'without nuts', 'no nuts' and 'nut-free' as one word each. */
export function searchWords(query: string): string[] {
  const typed = wordsOf(query);
  const words: string[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at] ?? '';
    const free = typed[at + 1] === 'free' ? ALLERGEN_OF_WORD.get(word) : undefined;
    const { found, end } = LEADS_TO_ALLERGEN.has(word) ? allergensFrom(typed, at + 1) : { found: [], end: at };
    if (free) {
      words.push(without(free));
      at += 1;
    } else if (found.length > 0) {
      words.push(...found.map(without));
      at = end - 1;
    } else words.push(word);
  }
  return words;
}
