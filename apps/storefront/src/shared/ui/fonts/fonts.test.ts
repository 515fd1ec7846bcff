import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { CURRENCY_SIGNS, makeCurrencyFont } from './make-currency-font.ts';

const KILOBYTE = 1024;
const folder = import.meta.dirname;

/** The files that next/font serves, read from the very calls that name them. */
async function servedFiles(): Promise<Record<string, Buffer>> {
  const faces = await readFile(path.join(folder, 'index.ts'), 'utf8');
  const named = [...faces.matchAll(/export const (\w+) = localFont\(\{\s*src: '([^']+)'/g)];
  const read = named.map(async ([, name = '', src = '']) => [name, await readFile(path.join(folder, src))] as const);
  return Object.fromEntries(await Promise.all(read));
}

function covers(files: (Buffer | undefined)[], text: string): string {
  const fonts = files.map((file) => create(file ?? Buffer.alloc(0))).filter((font) => 'hasGlyphForCodePoint' in font);
  const missing = [...text].filter(
    (sign) => !fonts.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
  );
  return missing.join('');
}

const LETTERS = Array.from({ length: 0x7e - 0x20 }, (_, index) => String.fromCodePoint(0x21 + index)).join('');
const PUNCTUATION = '–—‘’“”…•·×−';
const ACCENTS = 'àáâèéêìíòóôùúñçÀÁÈÉÌÍÒÓÙÚ';

describe('the fonts that are served', () => {
  it('have every letter, mark and currency sign that our texts use', async () => {
    const { figtree, bricolage, currency } = await servedFiles();
    const text = LETTERS + PUNCTUATION + ACCENTS + CURRENCY_SIGNS;
    expect(covers([figtree, currency], text)).toBe('');
    expect(covers([bricolage, currency], text)).toBe('');
  });

  it('have figures of one width for prices', async () => {
    const { figtree, bricolage } = await servedFiles();
    for (const file of [figtree, bricolage]) {
      const font = create(file ?? Buffer.alloc(0));
      expect('availableFeatures' in font && font.availableFeatures).toContain('tnum');
    }
  });

  it('weigh at most 70 KB together', async () => {
    const files = Object.values(await servedFiles());
    expect(files).toHaveLength(3);
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(70 * KILOBYTE);
  });

  it('hold the two currency signs as cut from the package', async () => {
    const { currency } = await servedFiles();
    expect(currency?.equals(await makeCurrencyFont())).toBe(true);
  });
});
