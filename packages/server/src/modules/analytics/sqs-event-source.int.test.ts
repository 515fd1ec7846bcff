import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqs } from '../../processors/index.ts';
import { buildEvent, buildMessageBody, freshDatabase, secretsOfTests } from '../../testing/index.ts';
import { createEmbeddedQueue, createQueueKeys, EMBEDDED_REGION, embeddedQueueUrl } from '../queue/index.ts';
import { createEventConsumer } from './consume-events.ts';
import { sqsEventSource } from './sqs-event-source.ts';

const VISIBILITY_MS = 30_000;
let clock = Date.parse('2026-11-16T12:00:00Z');
const now = () => new Date(clock);
// Longer than a busy machine makes a connection wait: one that is just being closed would lose a call's answer.
const server = createServer({ keepAliveTimeout: 60_000 });

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The embedded queue over HTTP stands for SQS: it speaks its protocol and hides what was received. */
async function setUp() {
  const database = await freshDatabase();
  const { db } = database.openApp();
  const { pool } = database.openOwner(1);
  const queueUrl = embeddedQueueUrl(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const queue = createEmbeddedQueue({ db, now, secrets: secretsOfTests, queueUrl });
  const { owner } = createQueueKeys({ secrets: secretsOfTests, queueUrl, now });
  const refused = new Set<string>();
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = String(request.headers['x-amz-target']);
    const asked = { headers: request.headers, body: await buffer(request), requestId: 'id', origin: '203.0.113.9' };
    const isRefused = [...refused].some((action) => target.endsWith(action));
    const { status, headers, body } = isRefused ? queue.refuse(asked, 'ServiceUnavailable') : await queue.answer(asked);
    response.writeHead(status, headers).end(body);
  }
  server.removeAllListeners('request').on('request', (request, response) => void answer(request, response));
  const settings = { queue_url: queueUrl, region: EMBEDDED_REGION, role_arn: '', sts_url: '' };
  const keys = { access_key_id: owner.accessKeyId, secret_access_key: owner.secretAccessKey };
  const sqs = createSqs({ ...settings, ...keys }, { now });
  const stopping = new AbortController();
  const source = sqsEventSource({ db, sqs, signal: stopping.signal });
  const count = async (table: string) => Number((await pool.query(`select count(*) from ${table}`)).rows[0].count);
  return {
    refused,
    stopping,
    pool,
    consume: createEventConsumer({ db, now, secrets: secretsOfTests, source }),
    send: (bodies: readonly string[]) =>
      pool.query(
        `insert into queue_message (message_id, body, sent_at, visible_at)
         select gen_random_uuid(), body, $2, $2 from unnest($1::text[]) body`,
        [bodies, now()],
      ),
    waiting: () => count('queue_message'),
    stored: () => count('analytics_event'),
  };
}

const messages = (count: number) => Array.from({ length: count }, () => buildMessageBody([buildEvent()]));

test('analytics.021 messages of SQS are stored and then deleted, many of them in one batch', async () => {
  const { consume, send, waiting, stored } = await setUp();
  await send([...messages(34), 'no JSON']);
  expect(await consume()).toEqual({ messages: 35, stored: 34, repeated: 0, skipped: 0, rejected: 1 });
  expect([await waiting(), await stored()]).toEqual([0, 34]);
});

test('messages whose deletion fails come again, and nothing is stored twice', async () => {
  const { consume, send, refused, waiting, stored } = await setUp();
  await send(messages(12));
  refused.add('DeleteMessageBatch');
  await expect(consume()).rejects.toThrow('SQS: delete: http_503');
  expect([await waiting(), await stored()]).toEqual([12, 12]);
  refused.clear();
  clock += VISIBILITY_MS;
  expect(await consume()).toMatchObject({ messages: 12, stored: 0, repeated: 12 });
  expect([await waiting(), await stored()]).toEqual([0, 12]);
});

test('messages that could not be stored come again', async () => {
  const { consume, send, pool, waiting, stored } = await setUp();
  await send(messages(1));
  await pool.query('alter table analytics_event rename to away');
  await expect(consume()).rejects.toThrow();
  await pool.query('alter table away rename to analytics_event');
  expect([await waiting(), await stored()]).toEqual([1, 0]);
  clock += VISIBILITY_MS;
  expect(await consume()).toMatchObject({ messages: 1, stored: 1 });
});

test('a queue that answers nothing good is told, and one that is waited for is left when the worker stops', async () => {
  const { consume, refused, stopping } = await setUp();
  refused.add('ReceiveMessage');
  await expect(consume()).rejects.toThrow('SQS: receive: http_503');
  refused.clear();
  const waiting = consume();
  stopping.abort();
  expect(await waiting).toMatchObject({ messages: 0 });
});
