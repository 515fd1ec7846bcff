import { expect, test } from 'vitest';
import { isAccepted } from './accepted-encoding.ts';

test.each([
  [undefined, false],
  ['', false],
  ['br', true],
  ['gzip, deflate, BR', true],
  ['gzip;q=1.0, br;q=0.1', true],
  ['br;q=0', false],
  ['gzip, br ; q=0.000', false],
  ['brotli', false],
])('who says %j reads brotli: %s', (header, isRead) => {
  expect(isAccepted('br', header)).toBe(isRead);
});
