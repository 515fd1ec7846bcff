import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { secretsFrom } from '@jara/server';
import { inTransaction, schema } from '@jara/server/db';
import { queueText } from '@jara/server/messages';
import {
  buildCustomer,
  buildEvent,
  buildMessageBody,
  buildPaidOrder,
  buildStaff,
  freshDatabase,
  startGoldenServer,
  startTransactionPooler,
} from '@jara/server/testing';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from './env.ts';
import { serveStatus } from './serve-status.ts';
import { startWorker } from './start-worker.ts';
import { startSmsProviders } from './testing/sms-providers.ts';

const APP_SECRET = 'a secret that only tests know, of 32 letters and more';
const sqs = startGoldenServer();

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

test('identity.081 a text that is written while announcements are lost is sent as soon as they come again', async () => {
  const database = await freshDatabase();
  const providers = await startSmsProviders();
  const settings = { NODE_ENV: 'test', DATABASE_URL: database.appUrl, APP_SECRET, ...providers.variables };
  const worker = startWorker(readEnv(settings), pino({ level: 'silent' }));
  const owner = database.openOwner(1);
  const LISTENING = `from pg_stat_activity where application_name = 'jara-changes' and datname = current_database()`;
  // A second after it has begun to listen: the lanes have found nothing, and rest.
  const hasBeat = async () => (await owner.pool.query(`select ${LISTENING} and query = 'select 1'`)).rowCount === 1;
  await vi.waitUntil(hasBeat, { interval: 50 });
  await inTransaction(owner.db, async (tx) => {
    // Given a time, it waits until the connection is gone.
    await tx.execute(`select pg_terminate_backend(pid, 5000) ${LISTENING}`);
    const text = { phone: '2348012345678', words: 'code', now: new Date(), usefulSeconds: 300 };
    await queueText(tx, secretsFrom(APP_SECRET), text);
  });
  // Well before the half minute after which a lane looks by itself.
  await vi.waitUntil(() => providers.heard.length === 1, { timeout: 10_000 });
  await worker.stop();
});

test('a worker behind a pooler in transaction mode hears of its jobs on a connection of its own', async () => {
  const database = await freshDatabase();
  const providers = await startSmsProviders();
  const pooler = await startTransactionPooler(database.appUrl);
  const pooling = { DATABASE_LISTEN_URL: database.appUrl, DATABASE_NAMED_STATEMENTS: '0' };
  const settings = { NODE_ENV: 'test', DATABASE_URL: pooler.url, ...pooling, APP_SECRET, ...providers.variables };
  const worker = startWorker(readEnv(settings), pino({ level: 'silent' }));
  const { db, pool } = database.openOwner(1);
  const listening = `select from pg_stat_activity
    where application_name = 'jara-changes' and datname = current_database() and query ilike 'listen%'`;
  await vi.waitUntil(async () => (await pool.query(listening)).rowCount === 1, { interval: 20 });
  await inTransaction(db, (tx) =>
    queueText(tx, secretsFrom(APP_SECRET), {
      ...{ phone: '2348012345678', words: 'code', now: new Date(), usefulSeconds: 300 },
    }),
  );
  // Well before the half minute after which a lane looks by itself.
  await vi.waitUntil(() => providers.heard.length === 1, { timeout: 10_000 });
  await worker.stop();
  await pooler.close();
});

test('identity.081 a text is sent at once, however many events wait', async () => {
  const database = await freshDatabase();
  const { db } = database.openApp(1);
  const providers = await startSmsProviders();
  const now = new Date();
  const events = () => Array.from({ length: 10 }, () => buildEvent({ timestamp: now.toISOString() }));
  const messages = Array.from({ length: 600 }, () => ({
    ...{ message_id: randomUUID(), body: buildMessageBody(events()), sent_at: now, visible_at: now },
  }));
  await db.insert(schema.queue_message).values(messages);
  const settings = { NODE_ENV: 'test', DATABASE_URL: database.appUrl, APP_SECRET, ...providers.variables };
  const worker = startWorker(readEnv(settings), pino({ level: 'silent' }));
  await vi.waitUntil(async () => (await db.$count(schema.analytics_event)) > 0);
  await inTransaction(db, (tx) =>
    queueText(tx, secretsFrom(APP_SECRET), { phone: '2348012345678', words: 'code', now, usefulSeconds: 300 }),
  );
  await vi.waitUntil(() => providers.heard.length === 1, { interval: 5 });
  expect(await db.$count(schema.queue_message)).toBeGreaterThan(0);
  await worker.stop();
});

test('order.061 a worker that is told to drives a paid order to its end by itself', async () => {
  const database = await freshDatabase();
  const owner = database.openOwner(1);
  await buildStaff(owner, { role: 'rider' });
  const { id } = await buildPaidOrder(owner, await buildCustomer(owner));
  const simulator = { SIMULATOR: 'all', SIMULATOR_SPEED: '1000' };
  const settings = { NODE_ENV: 'test', DATABASE_URL: database.appUrl, APP_SECRET };
  const worker = startWorker(readEnv({ ...settings, ...simulator }), pino({ level: 'silent' }));
  const isThere = async () =>
    (await owner.pool.query('select status from customer_order where id = $1', [id])).rows[0].status === 'success';
  await vi.waitUntil(isThere, { interval: 100 });
  await worker.stop();
});

test('analytics.021 a worker stores the events that come to the embedded queue, on a new database too', async () => {
  const database = await freshDatabase();
  const { db } = database.openApp(1);
  const settings = { NODE_ENV: 'test', DATABASE_URL: database.appUrl, APP_SECRET };
  const worker = startWorker(readEnv(settings), pino({ level: 'silent' }));
  const [event, now] = [buildEvent({ timestamp: new Date().toISOString() }), new Date()];
  const message = { message_id: event.id, body: buildMessageBody([event]), sent_at: now, visible_at: now };
  await db.insert(schema.queue_message).values(message);
  await vi.waitUntil(async () => (await db.$count(schema.analytics_event)) === 1);
  expect(await db.$count(schema.queue_message)).toBe(0);
  await worker.stop();
});

test('analytics.020 a worker with a queue at SQS waits for its messages, and stops while it waits', async () => {
  const { appUrl } = await freshDatabase();
  const { promise: isAsked, resolve } = Promise.withResolvers<void>();
  sqs.hang(resolve);
  const settings = { NODE_ENV: 'test', DATABASE_URL: appUrl, APP_SECRET };
  const aws = {
    EVENTS_QUEUE_URL: `${sqs.url}/000000000000/events`,
    EVENTS_ROLE_ARN: 'arn:aws:iam::000000000000:role/events',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'AKIAGOLDEN',
    AWS_SECRET_ACCESS_KEY: 'golden',
  };
  const worker = startWorker(readEnv({ ...settings, ...aws }), pino({ level: 'silent' }));
  await isAsked;
  await worker.stop();
  expect(sqs.heard).toMatchObject([{ headers: { 'x-amz-target': 'AmazonSQS.ReceiveMessage' } }]);
});

test('in production no order is simulated where the sandbox is not allowed', () => {
  const variables = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/jara', APP_SECRET };
  const allowed = { ...variables, ALLOW_SANDBOX: '1' };
  expect(readEnv(allowed).SIMULATOR).toBe('off');
  expect(readEnv({ ...allowed, SIMULATOR: 'all' }).SIMULATOR).toBe('all');
  expect(() => readEnv({ ...variables, SIMULATOR: 'all' })).toThrow(/SIMULATOR/);
});

test('shell.027 in production the worker does not start on the sandbox unless that is allowed', () => {
  const variables = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/jara', APP_SECRET };
  expect(() => readEnv(variables)).toThrow(/ALLOW_SANDBOX/);
  expect(readEnv({ ...variables, ALLOW_SANDBOX: '1' }).APP_SECRET).toBe(APP_SECRET);
});

async function serveStatusOf(settings: object) {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', APP_SECRET, ...settings });
  const worker = startWorker(env, pino({ level: 'silent' }));
  const server = await serveStatus({ ...env, port: 0 }, worker);
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => server.close().closeAllConnections());
  return { worker, url: `http://127.0.0.1:${port}` };
}

test('how the lanes stand can be asked for with the token: what is due, since when, and what is dead', async () => {
  const database = await freshDatabase();
  const token = 'a-token-for-tests';
  const { url, worker } = await serveStatusOf({ DATABASE_URL: database.appUrl, METRICS_TOKEN: token });
  const owner = database.openOwner();
  // Of a kind that this worker does not know, so that they stay.
  const rows = [
    { lane: 'push', run_at: new Date(Date.now() - 60_000) },
    { lane: 'push', run_at: new Date(Date.now() + 60_000) },
    { lane: 'order', run_at: new Date(), dead_at: new Date() },
  ];
  await owner.db.insert(schema.job).values(rows.map((row) => ({ ...row, name: 'of tomorrow', data: {} })));
  const ask = (authorization: string, more = {}) => fetch(`${url}/metrics`, { headers: { authorization, ...more } });
  const text = await (await ask(`Bearer ${token}`)).text();
  expect(text).toContain('jobs_due{lane="push"} 1\n');
  expect(text).toContain('jobs_dead{lane="order"} 1\n');
  expect(Number(/^job_oldest_due_seconds\{lane="push"\} ([\d.]+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(60);
  expect((await ask('Bearer a-token-for-guests')).status).toBe(404);
  expect((await ask(`Bearer ${token}`, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  await worker.stop();
});

test('a worker says at its port that it lives, and that it is ready while the database answers', async () => {
  const database = await freshDatabase();
  const { worker, url } = await serveStatusOf({ DATABASE_URL: database.appUrl });
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await Promise.all(['/healthz', '/readyz', '/', '/metrics'].map(statusOf))).toEqual([200, 200, 404, 404]);
  await worker.stop();
  expect(await Promise.all(['/healthz', '/readyz'].map(statusOf))).toEqual([200, 503]);
});
