import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '../..');
const filesThat = (pattern: string, mention: RegExp) =>
  globSync(pattern, { cwd: SOURCES })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => mention.test(readFileSync(path.join(SOURCES, file), 'utf8')));

test('a component reads the address by useQueryDialog alone, which shows nothing while a page is made', () => {
  expect(filesThat('**/*.{ts,tsx}', /\buseSearchParams\(/)).toEqual([
    'shared/browser/address.ts',
    'shared/browser/use-query-dialog.ts',
  ]);
});
