import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '../..');
const filesThat = (pattern: string, mention: RegExp) =>
  globSync(pattern, { cwd: SOURCES })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => mention.test(readFileSync(path.join(SOURCES, file), 'utf8')));

test('a page that reads its address is typed by the list that the front door is given', () => {
  const readers = filesThat('app/**/*.tsx', /\bsearchParams\b/);
  expect(readers).toContain('app/page.tsx');
  for (const file of readers) {
    const typed = readFileSync(path.join(SOURCES, file), 'utf8').match(/\bsearchParams: Promise<\w+>/g);
    expect([file, typed]).toEqual([file, ['searchParams: Promise<PageParameters>']]);
  }
});

test('a component reads the address by useQueryDialog alone, which shows nothing while a page is made', () => {
  expect(filesThat('**/*.{ts,tsx}', /\buseSearchParams\(/)).toEqual(['shared/browser/use-query-dialog.ts']);
});
