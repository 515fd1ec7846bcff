import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadDemoCustomers } from '@jara/demo/customers';
import { secretsFrom } from '@jara/server';
import { openDatabase } from '@jara/server/db';
import { OperatorError } from '@jara/server/process';
import { ROOT } from '../root.ts';
import { type StartOptions, startProgram } from './program.ts';
import { hashOfSources } from './sources-hash.ts';

/** How many vendors a fresh Jara shows. */
export const DEMO_VENDORS = 160;

const hashOfImages = () => hashOfSources(['packages/demo/src/**/*', 'packages/demo/package.json']);

export async function isCatalogMissing(databaseUrl: string): Promise<boolean> {
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  try {
    const { rows } = await pool.query<{ missing: boolean }>('select not exists (select from vendor) as missing');
    return rows[0]?.missing ?? true;
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

/** The accounts that the README names, with their money and cards. */
export async function addDemoCustomers(databaseUrl: string, appSecret: string, sandboxUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  try {
    await loadDemoCustomers(database, secretsFrom(appSecret), sandboxUrl);
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

type Apart = StartOptions & { readonly logs: string; readonly report: (detail: string) => void };

/** The same in a process of its own (scripts/pictures.ts). */
export async function renderDemoImagesApart(media: string, { logs, report, ...startOptions }: Apart): Promise<void> {
  const program = startProgram({
    ...startOptions,
    name: 'pictures',
    args: [path.join(ROOT, 'scripts/pictures.ts'), media],
    cwd: ROOT,
    env: {},
    logs,
    onOutput: (text) => report(text.trim().split('\n').at(-1) ?? ''),
  });
  const how = await program.ended;
  if (how !== 'exit code 0')
    throw new OperatorError(`The pictures could not be drawn (${how}). ${program.lastLines()}`);
}
