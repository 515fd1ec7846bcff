const LONGEST = 60;
/** Stands for a search that may be a phone, a card or an address rather than a dish. */
const MASK = '#';
const FEWEST_PERSONAL_DIGITS = 5;

/**
 * What an event may say of a search (decisions §9: no phones, addresses or card data). The page applies it, and the
 * consumer again, since a page can send anything.
 */
export function searchText(typed: string): string {
  // Full-width and other spellings of '@' and of digits become the usual ones.
  const text = typed.normalize('NFKC').toLowerCase();
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  if (text.includes('@') || digits >= FEWEST_PERSONAL_DIGITS) return MASK;
  const words = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // The cut may leave half a character, which no JSON column takes.
  return words
    .slice(0, LONGEST)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}
