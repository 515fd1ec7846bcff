import { SendMessageBatchCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { startQueue } from '../../src/testing/start-queue.ts';

const queue = startQueue();
const page = () => queue.sdk(queue.keys().temporary());
const message = { MessageBody: 'x' };
const one = () => page().send(new SendMessageCommand({ QueueUrl: queue.url, ...message }));
const batch = () =>
  page().send(new SendMessageBatchCommand({ QueueUrl: queue.url, Entries: [{ Id: 'a', ...message }] }));
const send = (call: () => Promise<unknown> = one) =>
  call().then(
    () => 'stored',
    ({ name, $metadata }) => `${name} ${$metadata.httpStatusCode}`,
  );

test('a full queue takes no more until there is room, and says so as SQS does when it is busy', async () => {
  await queue.asOwner(`insert into queue_message (id, message_id, body, sent_at, visible_at) overriding system value
    select id, gen_random_uuid(), 'x', now(), now() from unnest(array[1, 200000]) id`);
  await queue.restart();
  expect([await send(), await send(batch)]).toEqual(['RequestThrottled 403', 'RequestThrottled 403']);
  await queue.asOwner('delete from queue_message where id = 1');
  await queue.restart();
  expect(await send()).toBe('stored');
});

test('a database that is busy is told as SQS tells that it is not available', async () => {
  await queue.asOwner('begin');
  await queue.asOwner('lock table queue_message');
  expect(await send()).toBe('ServiceUnavailable 503');
  await queue.asOwner('rollback');
});

test('one network may call 3,000 times a minute, and others are not held up by it', async () => {
  const call = async (app: FastifyInstance, remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: '/queue/', remoteAddress })).headers['x-amzn-query-error'];
  for (let each = 0; each < 3_000; each += 1) await call(queue.app, '203.0.113.9');
  expect(await call(queue.app, '203.0.113.9')).toBe('RequestThrottled;Sender');
  expect(await call(queue.app, '203.0.113.10')).toBe('MissingAuthenticationToken;Sender');
});

test('pages of the storefront may call from a browser, and pages of others may not', async () => {
  const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
  const preflight = (origin: string) =>
    queue.app.inject({ method: 'OPTIONS', url: '/queue/', headers: { ...headers, origin } });
  const allowed = await preflight(queue.publicUrl);
  expect(allowed).toMatchObject({
    statusCode: 204,
    headers: {
      'access-control-allow-origin': queue.publicUrl,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization,content-type,x-amz-date,x-amz-security-token,x-amz-target',
      vary: 'origin',
    },
  });
  for (const origin of ['https://elsewhere.example', `${queue.publicUrl}.elsewhere.example`, 'null'])
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  const refused = await queue.app.inject({ method: 'POST', url: '/queue/', headers: { origin: queue.publicUrl } });
  expect(refused.headers).toMatchObject({
    'access-control-allow-origin': queue.publicUrl,
    'access-control-expose-headers': 'x-amzn-requestid,x-amzn-query-error,date',
    'cache-control': 'no-store',
  });
});

test('there is no queue of ours where events go to AWS', async () => {
  const atAws = await buildApp(
    queue.env({
      EVENTS_QUEUE_URL: 'https://sqs.eu-west-1.amazonaws.com/000000000000/events',
      EVENTS_ROLE_ARN: 'arn:aws:iam::000000000000:role/events',
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'AKIAGOLDEN',
      AWS_SECRET_ACCESS_KEY: 'aws-secret',
    }),
  );
  for (const method of ['POST', 'OPTIONS'] as const)
    expect((await atAws.inject({ method, url: '/queue/' })).statusCode).toBe(404);
  await atAws.close();
});
