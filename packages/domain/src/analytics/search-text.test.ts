import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

test('a search is told in lower case, with single spaces, in 60 characters at most', () => {
  expect(searchText('  Jollof \n RICE\u0000 ')).toBe('jollof rice');
  expect(searchText('a'.repeat(100))).toBe('a'.repeat(60));
  expect(searchText(`${'a'.repeat(59)}🍕`)).toBe('a'.repeat(59));
});

test.each([
  ['an e-mail', 'ada@example.com'],
  ['an e-mail in full-width letters', 'ada\uFF20example.com'],
  ['a phone', '0801 234 5678'],
  ['a phone among words', 'call 08 and 012 please'],
  ['a card', 'visa 4111-1111-1111-1111'],
  ['a phone in Arabic digits', '\u0660\u0668\u0660\u0661\u0662\u0663'],
  ['a phone behind the 60th character', `${'a'.repeat(80)} 08012345678`],
])('analytics.023 a search that may hold %s is masked', (_what, typed) => {
  expect(searchText(typed)).toBe('#');
});

test('a search with a few digits is told as it is', () => {
  expect(searchText('5 alive 1 l')).toBe('5 alive 1 l');
});
