import { randomUUID } from 'node:crypto';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { EventSession } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import { createQueueKeys, EMBEDDED_REGION, embeddedQueueUrl } from '@jara/server/queue';
import { freshDatabase } from '@jara/server/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { startQueueProxy } from '../../src/testing/queue-proxy.ts';
import { SECRET_OF_TESTS, testEnv } from '../../src/testing/start-api.ts';

let proxy: Awaited<ReturnType<typeof startQueueProxy>>;
let embedded: FastifyInstance;
/** An API whose queue is elsewhere. SQS and STS are those of the other one, which check signatures as AWS does. */
let elsewhere: FastifyInstance;
let queueUrl: string;

beforeAll(async () => {
  const database = await freshDatabase();
  proxy = await startQueueProxy();
  queueUrl = embeddedQueueUrl(proxy.url);
  embedded = await buildApp(testEnv(database.appUrl, { PUBLIC_URL: proxy.url }));
  proxy.forwardTo(await embedded.listen({ port: 0, host: '127.0.0.1' }));
  const { owner } = createQueueKeys({ secrets: secretsFrom(SECRET_OF_TESTS), queueUrl, now: () => new Date() });
  elsewhere = await buildApp(
    testEnv(database.appUrl, {
      APP_SECRET: 'of somebody else '.repeat(3),
      EVENTS_QUEUE_URL: queueUrl,
      EVENTS_ROLE_ARN: 'arn:aws:iam::000000000000:role/send-events',
      EVENTS_STS_URL: `${proxy.url}/api/queue`,
      AWS_REGION: EMBEDDED_REGION,
      AWS_ACCESS_KEY_ID: owner.accessKeyId,
      AWS_SECRET_ACCESS_KEY: owner.secretAccessKey,
    }),
  );
});
afterAll(async () => {
  await Promise.all([embedded.close(), elsewhere.close()]);
  await proxy.close();
});

async function open(app: FastifyInstance, sessionId: string): Promise<EventSession> {
  const reply = await app.inject(`/analytics/session?sessionId=${sessionId}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

async function send({ credentials, queue_url, queue_region }: EventSession): Promise<string | undefined> {
  const sqs = new SQSClient({
    endpoint: `${proxy.url}/api/queue`,
    region: queue_region,
    credentials: {
      accessKeyId: credentials.access_key_id,
      secretAccessKey: credentials.secret_access_key,
      sessionToken: credentials.session_token,
    },
    maxAttempts: 1,
  });
  return (await sqs.send(new SendMessageCommand({ QueueUrl: queue_url, MessageBody: '{}' }))).MessageId;
}

test('analytics.019 a page sends with the credentials of the session that it has opened', async () => {
  const sessionId = randomUUID();
  const session = await open(embedded, sessionId);
  expect(session).toMatchObject({ session_id: sessionId, queue_url: queueUrl });
  expect(await send(session)).toEqual(expect.any(String));
});

test('analytics.019 the session token continues the session, whose keys are counted as one sender’s', async () => {
  const { session_id, session_token, credentials } = await open(embedded, randomUUID());
  const headers = { 'x-session-token': session_token };
  const reply = await embedded.inject({ url: '/analytics/session', headers });
  const { access_key_id } = credentials;
  expect(reply.json().data).toMatchObject({ session_id, credentials: { access_key_id } });
  expect((await open(embedded, randomUUID())).credentials.access_key_id).not.toBe(access_key_id);
});

test('analytics.020 with a queue at AWS, STS gives the credentials, and there is no queue of ours', async () => {
  const session = await open(elsewhere, randomUUID());
  expect(session.queue_url).toBe(queueUrl);
  expect(await send(session)).toEqual(expect.any(String));
  expect((await elsewhere.inject({ method: 'POST', url: '/queue/', payload: {} })).statusCode).toBe(404);
});

test('what is no id is refused', async () => {
  const reply = await embedded.inject('/analytics/session?sessionId=somebody');
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID_INPUT']);
});
