import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetAllSearches,
  forgetSearch,
  readRecentSearches,
  recentSearchesText,
  rememberSearch,
} from './recent-searches.ts';

const kept = new Map<string, string>();
const searches = () => readRecentSearches(recentSearchesText());

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
    dispatchEvent: () => true,
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the newest search comes first, one that was made before moves there, and eight are kept', () => {
  for (const text of ['suya', 'jollof rice', '  Suya ', 'waakye']) rememberSearch(text);
  expect(searches()).toEqual(['waakye', 'Suya', 'jollof rice']);
  for (let count = 1; count <= 8; count += 1) rememberSearch(`dish ${count}`);
  expect(searches()).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((count) => `dish ${count}`));
});

test('one search is removed, or all are; after the last nothing is kept', () => {
  for (const text of ['suya', 'pizza', 'akara']) rememberSearch(text);
  forgetSearch('pizza');
  expect(searches()).toEqual(['akara', 'suya']);
  forgetAllSearches();
  expect([searches(), kept.size]).toEqual([[], 0]);
});

test.each(['', 'not json', '{"q":1}', '[1,null]'])('what is not ours is as good as none: %j', (text) => {
  expect(readRecentSearches(text)).toEqual([]);
});

test('of a list that is longer than ours eight are read', () => {
  expect(readRecentSearches(JSON.stringify(Array.from({ length: 9 }, (_, at) => `dish ${at}`)))).toHaveLength(8);
});
