import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { secretsFrom } from '@jara/server';
import { inTransaction } from '@jara/server/db';
import { queueText } from '@jara/server/messages';
import { freshDatabase } from '@jara/server/testing';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { startWorker } from './start-worker.ts';

const APP_SECRET = 'a secret that only tests know, of 32 letters and more';

/** A provider in Termii's format that takes everything. */
async function startProvider() {
  const bodies: { to: string; sms: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      bodies.push(JSON.parse(body));
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 'ok', message_id: '1' }));
      server.emit('taken');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('identity.081 a text goes out as soon as its transaction commits, through the adapter that the environment names', async () => {
  const database = await freshDatabase();
  const { server, bodies, url } = await startProvider();
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.appUrl,
    APP_SECRET,
    TERMII_URL: url,
    TERMII_API_KEY: 'key',
  });
  const worker = startWorker(env, pino({ level: 'silent' }));
  const { db } = database.openApp(1);
  for (const words of ['first', 'second']) {
    const taken = once(server, 'taken');
    await inTransaction(db, (tx) =>
      queueText(tx, secretsFrom(APP_SECRET), { phone: '2348012345678', words, now: new Date(), usefulSeconds: 300 }),
    );
    await taken;
  }
  expect(bodies.map(({ to, sms }) => [to, sms])).toEqual([
    ['2348012345678', 'first'],
    ['2348012345678', 'second'],
  ]);
  await worker.stop();
  server.close();
});

test('shell.027 in production the worker does not start on the sandbox unless that is allowed', () => {
  const variables = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/jara', APP_SECRET };
  expect(() => readEnv(variables)).toThrow(/ALLOW_SANDBOX/);
  expect(readEnv({ ...variables, ALLOW_SANDBOX: '1' }).APP_SECRET).toBe(APP_SECRET);
});
