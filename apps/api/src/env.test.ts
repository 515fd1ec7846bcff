import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

/** What the API cannot do without in any mode. */
const NEEDED = {
  DATABASE_URL: 'postgres://jara@127.0.0.1:1/jara',
  APP_SECRET: 'a secret for this test alone, no other',
};

test('shell.027 in production mode the API does not start on the sandbox', async () => {
  const api = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { NODE_ENV: 'production', ...NEEDED },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  api.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  expect(await once(api, 'close')).toEqual([1, null]);
  expect(said).toMatch(/^Third parties lead to the sandbox: .*GOOGLE_MAPS_KEY.* or ALLOW_SANDBOX=1 .*\.\n$/);
});

test('shell.027 ALLOW_SANDBOX=1 lets it', () => {
  expect(readEnv({ ...NEEDED, ALLOW_SANDBOX: '1' })).toMatchObject({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' });
});

test('bags can be had elsewhere, and what is no such thing stops the start with a sentence', () => {
  const given = { amount: 500, available_cities: ['Accra'], excluded_vendor_ids: [7] };
  const withBags = (text: string) => readEnv({ ...NEEDED, ALLOW_SANDBOX: '1', BAG_INFORMATION: text });
  expect(withBags(JSON.stringify(given)).BAG_INFORMATION).toEqual(given);
  expect(readEnv({ ...NEEDED, ALLOW_SANDBOX: '1' }).BAG_INFORMATION).toMatchObject({
    amount: 10_000,
    available_cities: expect.arrayContaining(['Lagos', 'Abuja']),
    excluded_vendor_ids: [],
  });
  expect(() => withBags('none')).toThrow('BAG_INFORMATION must be JSON');
  expect(() => withBags('{"amount":-1}')).toThrow('BAG_INFORMATION.amount');
});

test('what the API cannot do without is asked for in a sentence each, and no secret is repeated', () => {
  expect(() => readEnv({})).toThrow(
    new Error(
      'DATABASE_URL is missing: it must look like postgres://user:password@host:5432/name.\nAPP_SECRET is missing: it must have at least 32 characters.',
    ),
  );
  expect(() => readEnv({ ...NEEDED, DATABASE_URL: 'me:secret@host', API_PORT: '70000', LOG_LEVEL: 'loud' })).toThrow(
    new Error(
      'API_PORT must be at most 65535.\nDATABASE_URL must look like postgres://user:password@host:5432/name.\nLOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ),
  );
});
