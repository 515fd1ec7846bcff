import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const bodyOf = (...cells: (string | number)[]) => csvOf([cells]).slice(1, -2);

test('a file has a byte order mark, and each line ends with CRLF', () => {
  expect(
    csvOf([
      ['Hour', 'Orders'],
      [13, 42],
    ]),
  ).toBe('\uFEFFHour,Orders\r\n13,42\r\n');
});

test('commas, quotes and line breaks are quoted, and quotes doubled', () => {
  expect(bodyOf('rice, beans', 'say "cheese"', 'two\nlines', 'plain')).toBe(
    '"rice, beans","say ""cheese""","two\nlines",plain',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+234', "'+234"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('the text %j is no formula', (text, expected) => {
  expect(bodyOf(text)).toBe(expected);
});

test('a number is left as it is, also below zero', () => {
  expect(bodyOf(-2, '-120.50')).toBe('-2,-120.50');
});
