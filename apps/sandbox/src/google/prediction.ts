import { type FoundPlace, idOf, termsOf, typesOf } from './found-place.ts';
import { wordsOf } from './suggest.ts';

/** Where the typed words begin words of a text, as Google marks them for bold type. */
function matchedIn(text: string, typed: readonly string[]) {
  return [...text.matchAll(/[\p{L}\p{N}'’]+/gu)].flatMap(({ 0: word, index }) => {
    const [plain = ''] = wordsOf(word);
    const length = Math.max(0, ...typed.filter((start) => plain.startsWith(start)).map((start) => start.length));
    return length === 0 ? [] : [{ offset: index, length }];
  });
}

/** One row of an autocomplete answer. */
export function predictionOf(found: FoundPlace, input: string) {
  const terms = termsOf(found);
  const [main = '', ...wider] = terms;
  const typed = wordsOf(input);
  let offset = 0;
  return {
    description: terms.join(', '),
    place_id: idOf(found),
    reference: idOf(found),
    types: [...typesOf(found), ...(found.place.kind === 'landmark' ? [] : ['geocode'])],
    matched_substrings: matchedIn(terms.join(', '), typed),
    terms: terms.map((value) => {
      const term = { offset, value };
      offset += value.length + 2;
      return term;
    }),
    structured_formatting: {
      main_text: main,
      main_text_matched_substrings: matchedIn(main, typed),
      secondary_text: wider.join(', '),
    },
  };
}
