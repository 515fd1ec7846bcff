import { expect, test } from 'vitest';
import { groupText } from './group-text.ts';

test.each([
  [0, 1, 'Choose up to 1 option'],
  [0, 4, 'Choose up to 4 options'],
  [1, 1, 'Choose 1 option'],
  [2, 2, 'Choose 2 options'],
  [1, 3, 'Choose 1 to 3 options'],
])('a group from %i to %i says: %s', (minimum, maximum, words) => {
  expect(groupText({ minimum, maximum })).toBe(words);
});
