import { expect, test } from 'vitest';
import { offlineText, sizeText } from './size-text.ts';

test('sizes are told as a phone’s bill counts them', () => {
  expect([0, 499, 240_400, 999_400, 1_240_000].map(sizeText)).toEqual([
    'About 0 KB',
    'About 0 KB',
    'About 240 KB',
    'About 999 KB',
    'About 1.2 MB',
  ]);
});

test('what is kept is named by its kinds', () => {
  expect(offlineText({ menus: 3, orders: 1 })).toBe('3 menus and 1 order');
  expect(offlineText({ menus: 1, orders: 0 })).toBe('1 menu');
  expect(offlineText({ menus: 0, orders: 2 })).toBe('2 orders');
  expect(offlineText({ menus: 0, orders: 0 })).toBe('The app itself');
});
