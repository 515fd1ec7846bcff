import path from 'node:path';
import { loadDemo } from '@jara/demo';
import { applicationAddress, findBreaches, migrate, openDatabase } from '@jara/server/db';
import { startEmbeddedPostgres } from '@jara/server/embedded';
import { freeLoopbackPort } from '@jara/server/process';
import { readEnvironment } from '../scripts/env.ts';
import { parseOptions } from '../scripts/running/parse-options.ts';
import { startProgram } from '../scripts/running/program.ts';
import { planServices, waitUntilReady } from '../scripts/running/services.ts';
import { printLine } from '../scripts/running/terminal.ts';
import { readShops } from './chaos/shops.ts';
import { makeEmptyFolder } from './data-folder.ts';
import { openVendors } from './open-vendors.ts';
import { addBuyers, type Buyer } from './order-customers.ts';
import { orderAndCancel } from './pooler/order-and-cancel.ts';
import { startPgBouncer, versionOfPgBouncer } from './pooler/pgbouncer.ts';
import { runInScope } from './run-in-scope.ts';
import type { Scope } from './scope.ts';
import { type Caller, callerFrom } from './siege/caller.ts';
import { createKnownBrowser } from './siege/sign-ins.ts';

const USAGE = 'Use it so: npm run check:pooler [-- --pgbouncer <path>]';
const VENDORS = 60;
const AT_ONCE = 20;
const ORDERS_EACH = 5;
const APP_SECRET = 'for a database that lives for a minute';
const SIGN_IN = { ask: '/auth/login', check: '/auth/login/validate-otp' };

/** API, worker and sandbox from their sources. */
async function startProcesses(scope: Scope, folder: string, databaseUrl: string, variables: Record<string, string>) {
  const ports = await Promise.all(Array.from({ length: 4 }, freeLoopbackPort));
  const [PORT, API_PORT, SANDBOX_PORT, POSTGRES_PORT] = ports.map(String);
  const env = readEnvironment({ PORT, API_PORT, SANDBOX_PORT, POSTGRES_PORT, APP_SECRET, DATA_FOLDER: folder });
  const all = await planServices({ env, mode: 'production', databaseUrl, variables });
  const plans = all.filter(({ name }) => ['sandbox', 'api', 'worker'].includes(name));
  for (const plan of plans) {
    startProgram({
      ...{ ...plan, args: ['src/main.ts'], logs: path.join(folder, 'logs'), signal: scope.signal },
      onStart: (program) => scope.onEnd(() => program.stop()),
    });
  }
  await waitUntilReady(plans, scope.signal);
  return { url: `http://127.0.0.1:${API_PORT}`, sandboxUrl: `http://127.0.0.1:${SANDBOX_PORT}` };
}

async function check(scope: Scope, program: string): Promise<number> {
  const version = await versionOfPgBouncer(program);
  const folder = await makeEmptyFolder(scope);
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), port: 0, durable: false });
  scope.onEnd(() => postgres.stop());
  await migrate(postgres.url);
  const owner = openDatabase(postgres.url, { role: 'owner', max: 2 });
  scope.onEnd(() => owner.close());
  await loadDemo(owner.pool, { vendors: VENDORS });
  await openVendors(postgres.url);

  const databaseUrl = await applicationAddress(postgres.url);
  const pooler = await startPgBouncer(scope, { program, version, databaseUrl, data: postgres.data, folder });
  const DATABASE_NAMED_STATEMENTS = pooler.knowsNames ? '1' : '0';
  printLine(`PgBouncer ${version} in transaction mode, DATABASE_NAMED_STATEMENTS=${DATABASE_NAMED_STATEMENTS}`);
  const variables = { DATABASE_LISTEN_URL: databaseUrl, DATABASE_NAMED_STATEMENTS, SIMULATOR: 'off' };
  const { url, sandboxUrl } = await startProcesses(scope, folder, pooler.url, variables);

  const [known, ...buyers] = await addBuyers(postgres.url, APP_SECRET, AT_ONCE + 1);
  if (!known) throw new Error('there is nobody');
  await createKnownBrowser(scope, url, sandboxUrl, { phone: known.phone, paths: SIGN_IN, role: 'customer' });
  printLine('Signed in with a texted code.');

  const shops = (await readShops(url)).NGN;
  const shopping = async (buyer: Buyer, nth: number) => {
    const atApi = callerFrom(scope, url, `203.0.113.${nth + 1}`);
    const call: Caller = (asked) => atApi({ ...asked, path: asked.path.replace(/^\/api/, '') });
    const { vendorId, addressId, dishes } = shops[nth % shops.length] ?? { vendorId: 0, addressId: 0, dishes: [] };
    const sold = { vendor_id: vendorId, source_id: addressId, item_id: dishes[0] ?? 0 };
    for (let made = 0; made < ORDERS_EACH; made += 1) await orderAndCancel({ url, call, buyer, sold });
  };
  await Promise.all(buyers.map(shopping));

  const breaches = await findBreaches(owner.pool);
  for (const { name, detail } of breaches) printLine(`${name} (${detail})`);
  const [orders, transactions] = [AT_ONCE * ORDERS_EACH, await pooler.transactions()];
  printLine(`${orders} orders were made, followed and cancelled, ${AT_ONCE} at a time.`);
  printLine(`${transactions} transactions went through the pooler; breaches of invariants: ${breaches.length}.`);
  return breaches.length === 0 && transactions > orders ? 0 : 1;
}

await runInScope((scope) => {
  const options = { pgbouncer: { type: 'string', default: 'pgbouncer' } } as const;
  return check(scope, parseOptions(process.argv.slice(2), { options }, USAGE).values.pgbouncer);
});
