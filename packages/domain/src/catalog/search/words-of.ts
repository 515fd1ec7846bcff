/** Join two words and mean nothing: 'fish & chips', 'fish n chips' and 'fish and chips' are the same. */
const JOINING = new Set(['and', 'n']);

/** The words of a text as they are compared: lower case, without accents, punctuation or 'and'. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !JOINING.has(word));
}
