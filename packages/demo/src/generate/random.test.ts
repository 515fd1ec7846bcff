import { describe, expect, test } from 'vitest';
import { randomOf } from './random.ts';

describe('chance that repeats itself', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (...seed: (string | number)[]) => {
      const random = randomOf(...seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw('menu', 7)).toEqual(draw('menu', 7));
    expect(draw('menu', 7)).not.toEqual(draw('menu', 8));
    // Written down, so that a change of the algorithm is noticed: it would change every row.
    expect(draw('menu', 7).slice(0, 3)).toEqual([0.48500249278731644, 0.39759092475287616, 0.45692689064890146]);
  });

  test('whole numbers reach both ends and nothing beyond', () => {
    const random = randomOf('ends');
    const seen = new Set(Array.from({ length: 500 }, () => random.between(3, 6)));
    expect(seen).toEqual(new Set([3, 4, 5, 6]));
  });

  test('some of a list keep their order, and none comes twice', () => {
    const letters = [...'abcdefghij'];
    const some = randomOf('some').some(letters, 4);
    expect(some).toHaveLength(4);
    expect(some).toEqual(letters.filter((letter) => some.includes(letter)));
    expect(randomOf('all').some(letters, 99)).toEqual(letters);
  });

  test('a shuffle keeps everything', () => {
    const letters = [...'abcdefghij'];
    const shuffled = randomOf('shuffle').shuffle(letters);
    expect(shuffled).not.toEqual(letters);
    expect(shuffled.toSorted()).toEqual(letters);
  });
});
