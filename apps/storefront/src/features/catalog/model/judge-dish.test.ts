import { describe, expect, test } from 'vitest';
import { filterText, judgeDish } from './judge-dish.ts';

describe('a dish of a menu narrowed to what somebody eats', () => {
  const suya = { tags: 'halal', contains: 'nuts', spicy: '3' };
  const salad = { tags: 'vegetarian halal', contains: '', spicy: '0' };
  const silent = { tags: null, contains: null, spicy: null };

  test.each([
    ['is:halal', 'shown', 'shown', 'unknown'],
    ['is:vegetarian', 'left out', 'shown', 'unknown'],
    ['without:nuts', 'left out', 'shown', 'unknown'],
    ['without:fish', 'shown', 'shown', 'unknown'],
    ['spicy:1', 'left out', 'shown', 'unknown'],
  ])('%s: suya with nuts is %s, a salad %s, one that is not declared %s', (choice, ofSuya, ofSalad, ofSilent) => {
    expect([suya, salad, silent].map((dish) => judgeDish(dish, [choice]))).toEqual([ofSuya, ofSalad, ofSilent]);
  });

  test('must fit every choice; one that is known not to fit is not counted as unknown', () => {
    expect(judgeDish(suya, ['is:halal', 'without:nuts'])).toBe('left out');
    expect(judgeDish({ ...silent, contains: 'nuts' }, ['is:halal', 'without:nuts'])).toBe('left out');
    expect(judgeDish({ ...silent, contains: '' }, ['is:halal', 'without:nuts'])).toBe('unknown');
    expect(judgeDish(silent, [])).toBe('shown');
  });

  test('says how many are shown, and how many were left out because the vendor has not said', () => {
    expect(filterText(4, 0)).toBe('4 dishes for what you eat.');
    expect(filterText(1, 7)).toBe('1 dish for what you eat. 7 dishes left out because the vendor has not said.');
  });
});
