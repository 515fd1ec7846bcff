import { ALLERGENS } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { dietaryWords, isDietaryWord, searchWords } from './dietary-words.ts';
import { wordDistance } from './word-distance.ts';

describe('the words of a search', () => {
  test.each(['fish & chips', 'Fish and chips', 'fish n chips', 'FISH  CHIPS'])('%j is fish and chips', (query) => {
    expect(searchWords(query)).toEqual(['fish', 'chips']);
  });

  test.each([
    ['jollof without nuts', ['jollof', 'without-nuts']],
    ['no peanuts, halal', ['without-nuts', 'halal']],
    ['nut-free cake', ['without-nuts', 'cake']],
    ['gluten free', ['without-gluten']],
    ['without eggs or milk and fish', ['without-egg', 'without-dairy', 'without-fish']],
    ['soup without meat', ['soup', 'without', 'meat']],
    ['free delivery', ['free', 'delivery']],
    ['fish', ['fish']],
  ])('%j is read as %j', (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });
});

describe('the words by which a dish is found besides its name', () => {
  test('are what the vendor has declared', () => {
    expect(dietaryWords({ dietary_tags: ['halal'], allergens: ['nuts', 'soy', 'egg'], spicy: 2 })).toEqual([
      ...['halal', 'spicy', 'without-fish', 'without-dairy', 'without-gluten'],
    ]);
    expect(dietaryWords({ dietary_tags: [], allergens: ['nuts'], spicy: 0 })).not.toContain('without-nuts');
  });

  test('are none where nothing is declared: that a dish has no nuts is not guessed', () => {
    expect(dietaryWords({ dietary_tags: null, allergens: null, spicy: null })).toEqual([]);
  });

  test('are further from each other than any slip that is forgiven', () => {
    const words = ALLERGENS.flatMap((each) => searchWords(`without ${each}`));
    expect(words.every(isDietaryWord)).toBe(true);
    for (const one of words)
      for (const other of words) if (one !== other) expect(wordDistance(one, other, 2), `${one}, ${other}`).toBe(3);
  });
});
