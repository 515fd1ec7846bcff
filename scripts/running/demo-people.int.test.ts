import { spawn } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { loadDemoCustomers } from '@jara/demo/customers';
import { secretsFrom } from '@jara/server';
import { checkAtStart, type Database } from '@jara/server/db';
import { refuseDemoInProduction } from '@jara/server/identity';
import { freeLoopbackPort } from '@jara/server/process';
import { type FreshDatabase, freshDatabase } from '@jara/server/testing';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '../env.ts';
import { removeDemo } from './demo-people.ts';
import { prepareDatabase } from './prepare-database.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const APP_SECRET = 'a secret that only tests know, of 32 letters and more';

let fresh: FreshDatabase;
let owner: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  owner = fresh.openOwner();
});

const REFUSAL =
  'This database has run the demo, and it still has 7 of its staff, 3 of its customers, 2 saved cards, ₦50,000.00, GH₵50.00; everybody can read their numbers. Remove them with "npm run remove-demo-people" and start again.';

const pair = createECDH('prime256v1');
const VAPID_PUBLIC_KEY = pair.generateKeys('base64url');
const VAPID_PRIVATE_KEY = pair.getPrivateKey('base64url');
/** Of no account; nothing is called before the database was looked at. */
const KEYS = {
  ...{ TERMII_API_KEY: 'key', HUBTEL_CLIENT_ID: 'id', HUBTEL_CLIENT_SECRET: 'secret', GOOGLE_MAPS_KEY: 'key' },
  ...{ PAYMENT_PROVIDERS: 'pocket', POCKET_SECRET_KEY: 'key' },
  ...{ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: 'mailto:push@jara.example' },
};

const forReal = () => ({ NODE_ENV: 'production', DATABASE_URL: fresh.appUrl });

/** How a process that is started by itself, for real customers, ends, and what it says. */
async function startAlone(app: 'api' | 'worker', more: NodeJS.ProcessEnv = {}): Promise<[number, string]> {
  const main = path.join(ROOT, 'apps', app, 'src/main.ts');
  const port = String(await freeLoopbackPort());
  const env = { ...KEYS, ...forReal(), LOG_LEVEL: 'silent', APP_SECRET, API_PORT: port, ...more };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = text(child.stderr);
  const [code] = await once(child, 'close');
  return [code as number, await said];
}

/** What `npm start` does before anything is served. */
const isRefused = () =>
  prepareDatabase(
    readEnvironment({ DATABASE_URL: fresh.url, PUBLIC_URL: 'https://jara.example', DEMO_DATA: '0' }),
    (_name, work) => work(() => undefined),
  ).then(
    () => 'starts',
    (error: Error) => error.message,
  );

test('a database that has run the demo serves nobody for real until the demo’s people are removed', async () => {
  expect(await isRefused()).toBe('starts');
  await loadDemoCustomers(owner, secretsFrom(APP_SECRET));
  // All whom the demo has made are named.
  const { rows: made } = await owner.pool.query(
    'select (select count(*) from staff) + (select count(*) from customer)',
  );
  expect(made).toEqual([{ '?column?': '10' }]);
  expect(await isRefused()).toBe(REFUSAL);
  expect(await Promise.all([startAlone('api'), startAlone('worker')])).toEqual(Array(2).fill([1, `${REFUSAL}\n`]));

  const removed =
    'Removed: 7 of its staff, 3 of its customers, 2 saved cards, ₦50,000.00, GH₵50.00. Their orders stay.';
  expect(await removeDemo(fresh.appUrl, new Date())).toBe(removed);
  expect(await isRefused()).toBe('starts');
  expect(await removeDemo(fresh.appUrl, new Date())).toBe('Nobody of the demo is there.');
  const { rows } = await owner.pool.query('select balance from wallet');
  expect(rows.map(({ balance }) => Number(balance))).toEqual([0, 0, 0]);
});

test('a process whose database is away starts, and ends once it can see that it has run the demo', async () => {
  const [onWait, onRefusal] = [vi.fn(), vi.fn()];
  const { appUrl, openOwner } = await freshDatabase();
  const database = openOwner();
  await loadDemoCustomers(database, secretsFrom(APP_SECRET));
  await database.pool.query('alter table staff rename to away');
  const check = (there: Pick<Database, 'pool'>) => refuseDemoInProduction(forReal(), there);
  await checkAtStart({ DATABASE_URL: appUrl, DATABASE_NAMED_STATEMENTS: '1' }, check, { onWait, onRefusal });
  expect([onWait.mock.calls.length, onRefusal.mock.calls.length]).toEqual([1, 0]);
  await database.pool.query('alter table away rename to staff');
  await expect.poll(() => onRefusal.mock.calls).toEqual([[expect.objectContaining({ message: REFUSAL })]]);
});

test('a process that is given the owner’s address ends with a sentence, and does not listen', async () => {
  const owners = { DATABASE_URL: fresh.url };
  const [code, said] = await startAlone('api', owners);
  expect([code, said]).toEqual([
    1,
    `DATABASE_URL must name a user who may read and write rows and nothing else, such as jara_app, and ${new URL(fresh.url).username} may do more.\n`,
  ]);
  expect((await startAlone('worker', { DATABASE_LISTEN_URL: fresh.url }))[1]).toMatch(/^DATABASE_LISTEN_URL must name/);
});

test('somebody real can sign up with a number that the demo had', async () => {
  const ada = `insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
    values ('2348012345678', true, 'NG', 'Ada', 'Obi', 'ada@example.com', 'REALADA')`;
  await expect(owner.pool.query(ada)).resolves.toBeDefined();
  expect(await isRefused()).toBe('starts');
});
