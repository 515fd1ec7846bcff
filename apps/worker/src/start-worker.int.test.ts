import { secretsFrom } from '@jara/server';
import { inTransaction } from '@jara/server/db';
import { queueText } from '@jara/server/messages';
import { freshDatabase } from '@jara/server/testing';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { readEnv } from './env.ts';
import { startWorker } from './start-worker.ts';
import { startSmsProviders } from './testing/sms-providers.ts';

const APP_SECRET = 'a secret that only tests know, of 32 letters and more';

test('identity.081 a text is sent as soon as its transaction commits, through the configured adapter', async () => {
  const database = await freshDatabase();
  const providers = await startSmsProviders();
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.appUrl,
    APP_SECRET,
    ...providers.variables,
  });
  const worker = startWorker(env, pino({ level: 'silent' }));
  const { db } = database.openApp(1);
  for (const words of ['first', 'second']) {
    await inTransaction(db, (tx) =>
      queueText(tx, secretsFrom(APP_SECRET), { phone: '2348012345678', words, now: new Date(), usefulSeconds: 300 }),
    );
    await vi.waitUntil(() => providers.heard.at(-1)?.text === words);
  }
  expect(providers.heard).toEqual([
    { to: '2348012345678', text: 'first' },
    { to: '2348012345678', text: 'second' },
  ]);
  await worker.stop();
});

test('shell.027 in production the worker does not start on the sandbox unless that is allowed', () => {
  const variables = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/jara', APP_SECRET };
  expect(() => readEnv(variables)).toThrow(/ALLOW_SANDBOX/);
  expect(readEnv({ ...variables, ALLOW_SANDBOX: '1' }).APP_SECRET).toBe(APP_SECRET);
});
