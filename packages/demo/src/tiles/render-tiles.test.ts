import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wholeDemo } from '../testing/whole-demo.ts';
import { ALL_TILES, type Tile } from './all-tiles.ts';
import { renderTiles } from './render-tiles.ts';
import { mediaUrl } from './tile-path.ts';

describe('the list of tiles', () => {
  test('has every picture that the rows name, each path once, in no more than 350 files', () => {
    const { menu, vendor } = wholeDemo(500);
    const named = new Set([
      ...menu.map(({ image_url }) => image_url),
      ...vendor.flatMap(({ cover_url, logo_url }) => [cover_url, logo_url]),
    ]);
    const made = ALL_TILES.map((tile) => mediaUrl(tile.path));
    expect([...named].filter((url) => !made.includes(url))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
    expect(made.length).toBeLessThanOrEqual(350);
  });

  test('has only icons that the icon set has', () => {
    for (const { path: name, draw } of ALL_TILES) expect(draw(), name).toMatch(/^<svg .*<\/svg>$/s);
  });
});

describe('rendering', () => {
  let folder: string;
  const tilesLike = (...starts: string[]) =>
    starts.map((start) => ALL_TILES.find((tile) => tile.path.startsWith(start)) as Tile);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tiles-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('makes WebP files of the right size, in the colour that the rows announce', async () => {
    const tiles = tilesLike('dish/jollof-amber', 'cover/buka', 'logo/buka');
    await renderTiles(folder, () => undefined, tiles);
    const found = await Promise.all(tiles.map((tile) => sharp(path.join(folder, tile.path)).metadata()));
    expect(found.map(({ format, width, height }) => `${format} ${width}×${height}`)).toEqual([
      'webp 800×800',
      'webp 1600×900',
      'webp 400×400',
    ]);
    const corner = await sharp(path.join(folder, 'dish/jollof-amber.webp'))
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const announced = wholeDemo(160).menu.find(({ image_url }) => image_url.endsWith('/jollof-amber.webp'));
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(announced?.image_colour.slice(at, at + 2) ?? '', 16),
    );
    expect(Math.abs((corner[0] ?? 0) - (red ?? 999))).toBeLessThan(4);
    expect(Math.abs((corner[1] ?? 0) - (green ?? 999))).toBeLessThan(4);
    expect(Math.abs((corner[2] ?? 0) - (blue ?? 999))).toBeLessThan(4);
  });

  test('leaves alone what is there, and makes again what is missing or drawn otherwise', async () => {
    const [first, second] = tilesLike('logo/buka', 'logo/pizzeria') as [Tile, Tile];
    const made: string[] = [];
    const report = (detail: string) => made.push(detail);
    await renderTiles(folder, report, [first, second]);
    expect(made.at(-1)).toBe('2 of 2');

    made.length = 0;
    await renderTiles(folder, report, [first, second]);
    expect(made).toEqual([]);

    await rm(path.join(folder, first.path));
    await renderTiles(folder, report, [first, second]);
    expect(made).toEqual(['1 of 1']);
    expect((await stat(path.join(folder, first.path))).size).toBeGreaterThan(0);

    const before = await readFile(path.join(folder, second.path));
    await renderTiles(folder, report, [first, { ...second, draw: first.draw }]);
    expect(made).toEqual(['1 of 1', '1 of 1']);
    expect((await readFile(path.join(folder, second.path))).equals(before)).toBe(false);
  });

  test('starts over when its record was cut off', async () => {
    const [tile] = tilesLike('logo/buka') as [Tile];
    await renderTiles(folder, () => undefined, [tile]);
    await writeFile(path.join(folder, 'tiles.json'), '{"logo/');
    const made: string[] = [];
    await renderTiles(folder, (detail) => made.push(detail), [tile]);
    expect(made).toEqual(['1 of 1']);
  });
});
