import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const AA = 4.5;
type Palette = Record<string, string>;

const css = await readFile(path.join(import.meta.dirname, 'styles.css'), 'utf8');

/** The colours set in the first block after `start`. */
function paletteAfter(start: string): Palette {
  const block = css.slice(css.indexOf(start)).split('}', 1)[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

const light = paletteAfter("[data-theme='light'] {");
const dark = paletteAfter("[data-theme='dark'] {");

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, text: string, behind: string): number {
  const [one = 0, other = 0] = [text, behind].map((name) => luminance(palette[name] ?? ''));
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const READ_ON = [
  ...['ground', 'surface', 'sunk'].flatMap((behind) => ['ink', 'ink-soft'].map((text) => [text, behind] as const)),
  ...['ground', 'surface'].flatMap((behind) => ['brand', 'pepper'].map((text) => [text, behind] as const)),
  ['brand', 'sunk'] as const,
  ['brand-ink', 'brand'] as const,
  ['ground', 'pepper'] as const,
];

describe('the palette', () => {
  test('has the ten colours of the design in both schemes', () => {
    const names = 'ground surface sunk ink ink-soft line brand brand-ink sun pepper'.split(' ');
    expect(Object.keys(light)).toEqual(names);
    expect(Object.keys(dark)).toEqual(names);
  });

  test('is the same dark whether the system or the page asks for it', () => {
    expect(paletteAfter(":root:not([data-theme='light']) {")).toEqual(dark);
  });

  test.each(READ_ON)('lets people read %s on %s in both schemes', (text, behind) => {
    expect(contrast(light, text, behind)).toBeGreaterThanOrEqual(AA);
    expect(contrast(dark, text, behind)).toBeGreaterThanOrEqual(AA);
  });
});
