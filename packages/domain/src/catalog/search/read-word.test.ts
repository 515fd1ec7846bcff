import { searchText } from '@jara/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWord } from './read-word.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordDistance } from './word-distance.ts';
import { wordsOf } from './words-of.ts';

const VOCABULARY = new Vocabulary(['jollof', 'rice', 'shawarma', 'suya', 'spicy', 'ricecake', 'moi']);
const read = (typed: string) => readWord(typed, VOCABULARY).map(({ word }) => word);

describe('what a typed word may mean', () => {
  test('catalog.035 slips are forgiven: jolof is jollof, shawama is shawarma', () => {
    expect(read('jolof')).toEqual(['jollof']);
    expect(read('shawama')).toEqual(['shawarma']);
    expect(read('shwarama')).toEqual(['shawarma']);
  });

  test('a word that is known is not taken for another, but for words that begin with it', () => {
    expect(read('rice')).toEqual(['rice', 'ricecake']);
    expect(readWord('jol', VOCABULARY)).toEqual([{ word: 'jollof', as: 'beginning' }]);
  });

  test('a row of one letter sounds like no word', () => {
    expect(readWord('a'.repeat(200), new Vocabulary(['a', 'ewa']))).toEqual([]);
  });

  test('among four letters a missing or swapped one is forgiven, another one is not', () => {
    const known = new Vocabulary(['care', 'amala', 'suya']);
    const words = (typed: string) => readWord(typed, known).map(({ word }) => word);
    expect(words('cafe')).toEqual([]);
    expect(words('amla')).toEqual(['amala']);
    expect(words('suay')).toEqual(['suya']);
  });

  test.each([
    ['chikin', 'chicken'],
    ['pepe', 'pepper'],
    ['peppa', 'pepper'],
    ['wata', 'water'],
    ['okra', 'okro'],
    ['indomie', 'noodles'],
    ['indomi', 'noodles'],
    ['rce', 'rice'],
  ])('people’s spelling %s is %s', (typed, meant) => {
    const known = new Vocabulary(['chicken', 'pepper', 'water', 'okro', 'noodles', 'rice', 'cake']);
    expect(readWord(typed, known)[0]?.word).toBe(meant);
  });

  test('a word that is known brings other names of the same with it', () => {
    expect(readWord('noodles', new Vocabulary(['noodles', 'indomie', 'rice']))).toEqual([
      { word: 'noodles', as: 'exact' },
      { word: 'indomie', as: 'other name' },
    ]);
  });

  test('short words are left alone, and far words are not guessed', () => {
    expect(read('mol')).toEqual([]);
    expect(read('pizza')).toEqual([]);
  });
});

test('catalog.035 accents, case and punctuation do not matter', () => {
  expect(wordsOf('Ẹ̀fọ́ Rírò & Ofada-rice!')).toEqual(['efo', 'riro', 'ofada', 'rice']);
});

test('the distance between words is that of the textbook, as far as it is asked for', () => {
  const plain = (a: string, b: string): number => {
    const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (_, j) => Math.max(i, j) * Number(i === 0 || j === 0)),
    );
    const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
    for (let i = 1; i <= a.length; i += 1)
      for (let j = 1; j <= b.length; j += 1) {
        let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
          best = Math.min(best, at(i - 2, j - 2) + 1);
        (rows[i] ?? [])[j] = best;
      }
    return at(a.length, b.length);
  };
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(fc.property(word, word, (a, b) => Math.min(wordDistance(a, b, 2), 3) === Math.min(plain(a, b), 3)));
});

test('no word within reach is overlooked, and none beyond it is found', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'z'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (words, typed) => {
      const known = [...new Set(words)];
      const vocabulary = new Vocabulary(words);
      expect(vocabulary.beginningWith(typed)).toEqual(
        known.filter((each) => each.startsWith(typed) && each !== typed).sort(),
      );
      const nearest = Math.min(...known.map((each) => wordDistance(typed, each, 2)), 3);
      const expected = known.filter((each) => nearest <= 2 && wordDistance(typed, each, 2) === nearest);
      expect(vocabulary.closestTo(typed, 2).sort()).toEqual(expected.sort());
    }),
  );
});

describe('the search check', () => {
  test.each(['ab', ' a1 ', 'ọ̀ọ', '%a', '7up'])('catalog.034 %j passes', (q) => {
    expect(searchText.safeParse(q).success).toBe(true);
  });
  test.each(['', 'a', ' a ', '%%%', '***', '--', '\u0000ab', 'x'.repeat(5_000)])(
    'catalog.034 text %# does not',
    (q) => {
      expect(searchText.safeParse(q).success).toBe(false);
    },
  );
});
