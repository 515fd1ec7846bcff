import { migrate } from '@jara/server/db';
import type { Environment } from '../env.ts';
import { appSecretOf } from './app-secret.ts';
import { addressForProcesses, addressOfOwnPostgres, checkedDatabase } from './database.ts';
import { addDemoCustomers, isCatalogMissing, loadDemoData } from './demo-data.ts';
import { refuseDemo } from './demo-people.ts';
import type { Progress } from './progress-printer.ts';
import { sandboxUrl } from './third-parties.ts';

/** What scripts/prepare-database.ts tells the process that started it. */
export type Said = { readonly databaseUrl: string } | { readonly refusal: string };

async function ownersAddress(env: Environment, step: Progress): Promise<string> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = env;
  if (DATABASE_URL !== undefined) {
    const check = () => checkedDatabase(DATABASE_URL, DATABASE_OWNER_URL);
    return (await step('Database', check, ({ about }) => about)).url;
  }
  const own = await addressOfOwnPostgres(env);
  if (own === undefined) throw new Error('the PostgreSQL of npm start does not run');
  return own;
}

/** Tables, and the demo where it is wanted. Gives the address with which API and worker connect. */
export async function prepareDatabase(env: Environment, step: Progress, sandbox = sandboxUrl(env)): Promise<string> {
  const url = await ownersAddress(env, step);
  await step('Tables', () => migrate(url));
  const processUrl = await addressForProcesses(env, url);
  if (env.ALLOW_SANDBOX !== '1') await refuseDemo(url);
  if (env.DEMO_DATA === '0') return processUrl;
  if (await isCatalogMissing(url)) await step('Demo vendors and menus', (report) => loadDemoData(url, report));
  // Their money is for sandboxes: real providers and vendors would have to be paid with it.
  if (env.ALLOW_SANDBOX === '1') await addDemoCustomers(url, await appSecretOf(env), sandbox);
  return processUrl;
}
