import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import pageParameters from '../../../page-parameters.json' with { type: 'json' };

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

test('what is read of the address while a page is made is in the list: the server would not be told of it', () => {
  const readers = filesThat('**/*.{ts,tsx}', /\buseSearchParams\(/);
  expect(readers).toContain('features/catalog/ui/dish-sheet-host.tsx');
  for (const file of readers) {
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    const names = [...source.matchAll(/\buseSearchParams\(\)(?:\.get\('(\w+)'\))?/g)].map(([, name]) => name);
    for (const name of names)
      expect([file, Object.keys(pageParameters)]).toEqual([file, expect.arrayContaining([name])]);
  }
});
