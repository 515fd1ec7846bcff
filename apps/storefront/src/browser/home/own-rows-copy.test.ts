// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readRows } from './own-rows-copy.ts';
import { rowsCopy } from './shown-rows.ts';

const COPY = { customer: 7, at: 1, again: [], liked: [] };

test.each([
  ['their own', JSON.stringify(COPY), COPY],
  ['those of another', JSON.stringify({ ...COPY, customer: 8 }), undefined],
  ['those in another form', JSON.stringify({ ...COPY, liked: undefined }), undefined],
  ['spoilt ones', '{', undefined],
])('what is kept of rows is read by its customer alone: %s', (_whose, kept, rows) => {
  rowsCopy.write(kept);
  expect(readRows(7)).toEqual(rows);
});
