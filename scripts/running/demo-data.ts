import { loadDemoCustomers } from '@jara/demo/customers';
import { secretsFrom } from '@jara/server';
import { openDatabase } from '@jara/server/db';

/** How many vendors a fresh Jara shows. */
export const DEMO_VENDORS = 160;

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
