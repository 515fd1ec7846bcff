import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * What nearly every text here is made of: the letters and figures of a keyboard, and the marks that print sets with
 * them. Cut out, these are 40 KB of the 62 that the two Latin files weigh; the accents come when a page has one.
 */
export const BASIC_RANGE =
  'U+20-7E, U+A0, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';

const SOURCE = {
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  bricolage: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
} as const;

/** Each sign of a list as CSS writes it: 'U+20-7E, U+A0'. */
export function signsOf(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

export async function makeBasicFont(font: keyof typeof SOURCE): Promise<Buffer> {
  const source = await readFile(createRequire(import.meta.url).resolve(SOURCE[font]));
  return subsetFont(source, signsOf(BASIC_RANGE), { targetFormat: 'woff2' });
}
