import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@jara/server/db';
import { hashOfSources } from './sources-hash.ts';

/** How many vendors a fresh Jara shows. */
export const DEMO_VENDORS = 160;

const hashOfImages = () => hashOfSources(['packages/demo/src/**/*', 'packages/demo/package.json']);

/** Which demo data an existing database lacks. */
export async function missingDemo(databaseUrl: string): Promise<{ catalog: boolean; customers: boolean }> {
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  try {
    const { rows } = await pool.query<{ catalog: boolean; customers: boolean }>(
      'select not exists (select from vendor) as catalog, not exists (select from customer) as customers',
    );
    return rows[0] ?? { catalog: true, customers: true };
  } finally {
    await close();
  }
}

/** One transaction: a stop in the middle breaks the connection, and the database rolls back. */
export async function loadDemoData(databaseUrl: string, report: (detail: string) => void): Promise<void> {
  const { loadDemo } = await import('@jara/demo');
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 4 });
  try {
    await loadDemo(pool, { vendors: DEMO_VENDORS, onProgress: report });
  } finally {
    await close();
  }
}

/** The accounts that the README names. */
export async function addDemoCustomers(databaseUrl: string): Promise<void> {
  const { loadDemoCustomers } = await import('@jara/demo');
  const database = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  try {
    await loadDemoCustomers(database);
  } finally {
    await database.close();
  }
}

const stampOf = (media: string) => path.join(media, 'rendered-from');

export async function areDemoImagesRendered(media: string): Promise<boolean> {
  return (await readFile(stampOf(media), 'utf8').catch(() => '')) === (await hashOfImages());
}

export async function renderDemoImages(media: string, report: (detail: string) => void): Promise<void> {
  const { renderTiles } = await import('@jara/demo');
  await mkdir(media, { recursive: true });
  await renderTiles(media, report);
  await writeFile(stampOf(media), await hashOfImages());
}
