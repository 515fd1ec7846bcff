import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { secretsFrom } from '@jara/server';
import { type Db, inTransaction, schema } from '@jara/server/db';
import { queueText } from '@jara/server/messages';
import { clockEnvironment, deliverAllTexts, freshDatabase } from '@jara/server/testing';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from './env.ts';
import { startWorker } from './start-worker.ts';
import { startSmsProviders } from './testing/sms-providers.ts';

const APP_SECRET = 'a secret that only tests know, of 32 letters and more';
const secrets = secretsFrom(APP_SECRET);

const NG = (nth: number) => `23480310000${String(nth).padStart(2, '0')}`;
const GH = (nth: number) => `2332410000${String(nth).padStart(2, '0')}`;
const queue = (db: Db, phone: string) =>
  inTransaction(db, (tx) => queueText(tx, secrets, { phone, words: 'code', now: new Date(), usefulSeconds: 300 }));
const variables = (databaseUrl: string) => ({
  NODE_ENV: 'test' as const,
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl,
  APP_SECRET,
});

type Providers = Awaited<ReturnType<typeof startSmsProviders>>;

async function runWorker(providers: Providers) {
  const database = await freshDatabase();
  const { db } = database.openApp(1);
  const env = readEnv({ ...variables(database.appUrl), ...providers.variables });
  const worker = startWorker(env, pino({ level: 'silent' }));
  const hasHeard = (phone: string) => () => providers.heard.some(({ to }) => to === phone);
  onTestFinished(async () => {
    const stopped = worker.stop();
    providers.cut();
    await stopped;
  });
  return { db, hasHeard };
}

test('identity.081 a provider that accepts and never answers holds up no text of the other country', async () => {
  const providers = await startSmsProviders(({ to }) => to.startsWith('234'));
  const { db, hasHeard } = await runWorker(providers);
  // More than may wait for it together.
  for (let nth = 0; nth < 20; nth += 1) await queue(db, NG(nth));
  await vi.waitUntil(() => providers.heard.length >= 16);
  for (let nth = 0; nth < 5; nth += 1) {
    await queue(db, GH(nth));
    await vi.waitUntil(hasHeard(GH(nth)));
  }
  expect(providers.givenUp(), 'those that hang have not been given up by then').toBe(0);
  expect(
    providers.heard.filter(({ to }) => to.startsWith('234')),
    'no more at once than there is room',
  ).toHaveLength(16);
});

test('identity.081 one call that hangs holds up no other text of its own provider', async () => {
  const providers = await startSmsProviders(({ to }) => to === NG(0));
  const { db, hasHeard } = await runWorker(providers);
  await queue(db, NG(0));
  await vi.waitUntil(hasHeard(NG(0)));
  for (let nth = 1; nth < 4; nth += 1) {
    await queue(db, NG(nth));
    await vi.waitUntil(hasHeard(NG(nth)));
  }
  expect(providers.givenUp(), 'the one that hangs has not been given up by then').toBe(0);
});

test('a worker that is killed while it sends loses no text, and doubles none that a provider had answered', async () => {
  const isHung = (nth: number) => nth % 3 === 0;
  const all = Array.from({ length: 9 }, (_, nth) => NG(nth));
  const hung = all.filter((_, nth) => isHung(nth));
  const providers = await startSmsProviders(({ to }) => hung.includes(to));
  const database = await freshDatabase();
  const { db } = database.openApp(1);
  for (const phone of all) await queue(db, phone);

  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...clockEnvironment, ...variables(database.appUrl), ...providers.variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  onTestFinished(() => void child.kill('SIGKILL'));
  const waiting = async () => (await db.select().from(schema.job)).map(({ data }) => (data as { phone: string }).phone);
  await vi.waitUntil(async () => providers.heard.length === all.length && (await waiting()).length === hung.length);
  child.kill('SIGKILL');
  await ended;

  expect((await waiting()).toSorted()).toEqual(hung);
  const later: string[] = [];
  await deliverAllTexts({
    db,
    secrets,
    // A text in flight is nobody else's for a minute.
    now: () => new Date(Date.now() + 61_000),
    send: async ({ to }) => {
      later.push(to);
      return { ok: true };
    },
  });
  expect(later.toSorted()).toEqual(hung);
  expect(await waiting()).toEqual([]);
});
