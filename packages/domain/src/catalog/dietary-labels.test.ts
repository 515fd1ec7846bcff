import { expect, test } from 'vitest';
import { allergenText, spicyText } from './dietary-labels.ts';

test('a dish says what it contains, and that it contains none of these where the vendor has said so', () => {
  expect(allergenText(['nuts'])).toBe('Contains nuts');
  expect(allergenText(['nuts', 'fish', 'egg'])).toBe('Contains nuts, fish and egg');
  expect(allergenText([])).toBe('Contains no nuts, fish, dairy, gluten, egg or soy');
});

test('how spicy a dish is, of three', () => {
  expect([0, 1, 3].map(spicyText)).toEqual(['Not spicy', 'Spicy 1 of 3', 'Spicy 3 of 3']);
});
