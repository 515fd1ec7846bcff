import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ALL_TILES, type Tile } from './all-tiles.ts';

/** The image optimiser packs each picture again for the page, so speed counts here, not size. */
const WEBP = { quality: 86, effort: 0 } as const;
const SIDE_BY_SIDE = availableParallelism();

/** Which drawing each file was made from. */
const RECORD = 'tiles.json';

/** Makes every picture of the demo in `mediaFolder`. What is there and unchanged stays as it is. */
export async function renderTiles(
  mediaFolder: string,
  onProgress?: (detail: string) => void,
  tiles: readonly Tile[] = ALL_TILES,
): Promise<void> {
  const record = path.join(mediaFolder, RECORD);
  const before = await readRecord(record);
  const wanted = tiles.map(({ path: name, draw }) => {
    const svg = draw();
    return { file: path.join(mediaFolder, name), name, svg, hash: hashOf(svg) };
  });
  const missing = wanted.filter(({ file, name, hash }) => before[name] !== hash || !existsSync(file));

  for (const folder of new Set(missing.map(({ file }) => path.dirname(file)))) await mkdir(folder, { recursive: true });
  for (let at = 0; at < missing.length; at += SIDE_BY_SIDE) {
    await Promise.all(missing.slice(at, at + SIDE_BY_SIDE).map(({ file, svg }) => render(svg, file)));
    onProgress?.(`${Math.min(at + SIDE_BY_SIDE, missing.length)} of ${missing.length}`);
  }
  if (missing.length > 0) {
    await writeFile(record, JSON.stringify(Object.fromEntries(wanted.map(({ name, hash }) => [name, hash])), null, 2));
  }
}

async function readRecord(file: string): Promise<Readonly<Record<string, string>>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  } catch {
    return {}; // None yet, or cut off while it was written: then everything is made again.
  }
}

const hashOf = (svg: string) =>
  createHash('sha256').update(JSON.stringify(WEBP)).update(svg).digest('base64url').slice(0, 16);

/** Under another name until it is whole, so that nobody is ever served half a picture. */
async function render(svg: string, file: string): Promise<void> {
  const unfinished = `${file}.part`;
  await sharp(Buffer.from(svg)).webp(WEBP).toFile(unfinished);
  await rename(unfinished, file);
}
