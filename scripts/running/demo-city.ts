import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@jara/server/db';
import { hashOfSources } from './sources-hash.ts';

/** How many vendors a fresh Jara shows. */
const VENDORS = 160;

const hashOfTiles = () => hashOfSources(['packages/demo/src/**/*', 'packages/demo/package.json']);

export async function isCatalogEmpty(databaseUrl: string): Promise<boolean> {
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  try {
    const { rowCount } = await pool.query('select from vendor limit 1');
    return rowCount === 0;
  } finally {
    await close();
  }
}

/** All or nothing. A stop in the middle breaks the connection, and the database undoes what was begun. */
export async function loadDemoCity(databaseUrl: string, report: (detail: string) => void): Promise<void> {
  const { loadDemo } = await import('@jara/demo');
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 4 });
  try {
    await loadDemo(pool, { vendors: VENDORS, onProgress: report });
  } finally {
    await close();
  }
}

const stampOf = (media: string) => path.join(media, 'drawn-from');

export async function areTilesDrawn(media: string): Promise<boolean> {
  return (await readFile(stampOf(media), 'utf8').catch(() => '')) === (await hashOfTiles());
}

export async function drawTiles(media: string, report: (detail: string) => void): Promise<void> {
  const { renderTiles } = await import('@jara/demo');
  await mkdir(media, { recursive: true });
  await renderTiles(media, report);
  await writeFile(stampOf(media), await hashOfTiles());
}
