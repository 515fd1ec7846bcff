import { LRUCache } from 'lru-cache';
import type { ReadWord } from './read-word.ts';

/** A word that most of a large city's vendors fit takes three bytes for each of them: 70 KB where there are 23,750. */
const MOST_BYTES_OF_WORDS = 32_000_000;
const MOST_BYTES_OF_CLOSENESS = 12_000_000;
/** An entry and its key. */
const OVERHEAD_BYTES = 500;

/** What searches have read, of all cities together: counted in bytes, since a word of a large city takes a hundred times as many. */
export const createReadingCache = () => ({
  words: new LRUCache<string, ReadWord>({
    maxSize: MOST_BYTES_OF_WORDS,
    sizeCalculation: ({ fit, places, dishNames }) =>
      OVERHEAD_BYTES + fit.byteLength + places.byteLength + 8 * dishNames.length,
  }),
  /** How closely one dish of each vendor matches all the words of a search. */
  closeness: new LRUCache<string, Uint8Array>({
    maxSize: MOST_BYTES_OF_CLOSENESS,
    sizeCalculation: ({ byteLength }) => OVERHEAD_BYTES + byteLength,
  }),
});

export type ReadingCache = ReturnType<typeof createReadingCache>;
