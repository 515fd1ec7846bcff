import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { BASIC_RANGE, makeBasicFont, signsOf } from './make-basic-font.ts';
import { CURRENCY_SIGNS, makeCurrencyFont } from './make-currency-font.ts';

const KILOBYTE = 1024;
const folder = import.meta.dirname;

const FACE =
  /@font-face \{\s*font-family: (?<family>\w+);\s*src: url\('(?<src>[^']+)'\)[^}]*unicode-range:\s*(?<range>[^;]+);/g;

/** As the style sheet has them. A family's second face is its rest. */
async function servedFaces(): Promise<Record<string, { readonly file: Buffer; readonly range: string }>> {
  const css = await readFile(path.join(folder, 'fonts.css'), 'utf8');
  const faces: Awaited<ReturnType<typeof servedFaces>> = {};
  for (const { groups: { family = '', src = '', range = '' } = {} } of css.matchAll(FACE)) {
    const name = family in faces ? `${family}Rest` : family;
    faces[name] = { file: await readFile(path.join(folder, src)), range };
  }
  return faces;
}

async function servedFiles(): Promise<Record<string, Buffer>> {
  const faces = Object.entries(await servedFaces());
  return Object.fromEntries(faces.map(([name, { file }]) => [name, file]));
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

// How often each letter comes in a line of text, and the spaces between its words.
const SAMPLE = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

// The average width of that sample, as a part of the font size, measured on the fonts that phones and desktops carry.
const STAND_INS = [
  { family: 'text on arial', face: 'font-weight: 300 500', font: 'figtree', weight: 400, width: 0.4563 },
  { family: 'text on arial', face: 'font-weight: 600 900', font: 'figtree', weight: 600, width: 0.4937 },
  { family: 'text on roboto', face: '', font: 'figtree', weight: 400, width: 0.458 },
  { family: 'display on arial', face: '', font: 'bricolage', weight: 700, width: 0.4937 },
  { family: 'display on roboto', face: '', font: 'bricolage', weight: 700, width: 0.458 },
];

async function instanceAt(file: Buffer, weight: number): Promise<Font> {
  const instance = create(await subsetFont(file, SAMPLE, { targetFormat: 'sfnt', variationAxes: { wght: weight } }));
  if (!('glyphsForString' in instance)) throw new Error('expected one font, not a collection');
  return instance;
}

function averageWidth(font: Font): number {
  const widths = font.glyphsForString(SAMPLE).map((glyph) => glyph.advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}

describe('the fonts that are served', () => {
  test('have every letter, mark and currency sign that our texts use', async () => {
    const { figtree, figtreeRest, bricolage, bricolageRest, currency } = await servedFiles();
    const text = LETTERS + PUNCTUATION + ACCENTS + CURRENCY_SIGNS;
    expect(covers([figtree, figtreeRest, currency], text)).toBe('');
    expect(covers([bricolage, bricolageRest, currency], text)).toBe('');
  });

  test('have figures of one width for prices', async () => {
    const { figtree, bricolage } = await servedFiles();
    for (const file of [figtree, bricolage]) {
      const font = create(file ?? Buffer.alloc(0));
      expect('availableFeatures' in font && font.availableFeatures).toContain('tnum');
    }
  });

  test('weigh at most 42 KB together where a page has no accents', async () => {
    const { figtree, bricolage, currency } = await servedFiles();
    const files = [figtree, bricolage, currency].map((file) => file?.length ?? Number.NaN);
    expect(files.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(42 * KILOBYTE);
  });

  test('have ranges that do not meet, so that the rest is never fetched to stand in for the basic signs', async () => {
    const faces = await servedFaces();
    const rangeOf = (name: string) => faces[name]?.range ?? '';
    for (const name of ['figtree', 'bricolage']) {
      expect(rangeOf(name)).toBe(BASIC_RANGE);
      const rest = new Set(signsOf(rangeOf(`${name}Rest`)));
      expect(rest.size).toBeGreaterThan(0);
      expect([...signsOf(BASIC_RANGE)].filter((sign) => rest.has(sign))).toEqual([]);
      expect([...ACCENTS].filter((sign) => !rest.has(sign) && !signsOf(BASIC_RANGE).includes(sign))).toEqual([]);
    }
  });

  test.each(STAND_INS)(
    'are as wide and as high as $family at the weight $weight',
    async ({ family, face, font, weight, width }) => {
      const css = await readFile(path.join(folder, 'fallback.css'), 'utf8');
      const rule = css.split('@font-face').find((text) => text.includes(`'${family}'`) && text.includes(face)) ?? '';
      const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]);
      const served = await instanceAt((await servedFiles())[font] ?? Buffer.alloc(0), weight);
      const size = averageWidth(served) / width;
      expect(percent('size-adjust')).toBeCloseTo(100 * size, 1);
      expect(percent('ascent-override')).toBeCloseTo((100 * served.ascent) / served.unitsPerEm / size, 1);
      expect(percent('descent-override')).toBeCloseTo((-100 * served.descent) / served.unitsPerEm / size, 1);
    },
  );

  test.each(['figtree', 'bricolage'] as const)(
    'hold the basic signs as cut from the package: %s',
    async (name) => {
      expect((await servedFiles())[name]?.equals(await makeBasicFont(name))).toBe(true);
    },
    // The hardest compression of a font takes its time on a busy machine.
    20_000,
  );

  test('hold the two currency signs as cut from the package', async () => {
    const { currency } = await servedFiles();
    expect(currency?.equals(await makeCurrencyFont())).toBe(true);
  });
});
