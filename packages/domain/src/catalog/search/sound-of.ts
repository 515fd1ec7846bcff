/** How people spell what they hear: 'chikin' is 'chicken', 'pepe' is 'pepper', 'okra' is 'okro'. */
const SPOKEN: Readonly<Record<string, string>> = {
  ...{ ph: 'f', ch: 'C', ck: 'k', q: 'k', c: 'k', ce: 'si', ci: 'si', cy: 'si' },
  ...{ oo: 'u', ou: 'u', ea: 'i', e: 'i', y: 'i' },
};
const WRITTEN = /ph|ch|ck|q|c[eiy]?|oo|ou|ea|[ey]/g;

/** The same for words that sound the same, and for few others. */
export const soundOf = (word: string): string =>
  word
    .replace(WRITTEN, (written) => SPOKEN[written] ?? written)
    .replace(/(.)\1+/g, '$1')
    .replace(/[aiou]r?$/, 'i');
