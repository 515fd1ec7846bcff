import { SendMessageBatchCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
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
  expect([await send(), await send(batch)]).toEqual(['RequestThrottled 429', 'RequestThrottled 429']);
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

test('a /64 may call 375 times a minute, signed or not, and hears how long to wait; others are not held up', async () => {
  const call = async (remoteAddress: string) => {
    const { statusCode, headers } = await queue.app.inject({ method: 'POST', url: '/queue/', remoteAddress });
    return [statusCode, headers['x-amzn-query-error'], Number(headers['retry-after'])];
  };
  for (let each = 0; each < 375; each += 1) await call('2001:db8:1:1::9');
  const [status, error, seconds] = await call('2001:db8:1:1::a');
  expect([status, error]).toEqual([429, 'RequestThrottled;Sender']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await call('2001:db8:1:2::9')).toEqual([403, 'MissingAuthenticationToken;Sender', Number.NaN]);
});

test('a browser is counted by its session, by messages of a batch and by bytes, whatever keys it gets', async () => {
  const batchOf = async (session: string, body: string) => {
    const Entries = Array.from({ length: 10 }, (_, nth) => ({ Id: `e${nth}`, MessageBody: body }));
    const sent = await queue.sign(
      JSON.stringify({ QueueUrl: queue.url, Entries }),
      { 'x-amz-target': 'AmazonSQS.SendMessageBatch' },
      queue.keys().temporary({ holder: session }),
    );
    const { status, headers } = await fetch(sent);
    return [status, headers.has('retry-after')];
  };
  for (let each = 0; each < 60; each += 1) expect(await batchOf('one', 'x')).toEqual([200, false]);
  expect(await batchOf('one', 'x')).toEqual([429, true]);
  // Three bytes each.
  const large = 'ẹ'.repeat(2_000);
  for (let each = 0; each < 33; each += 1) expect(await batchOf('two', large)).toEqual([200, false]);
  expect(await batchOf('two', large)).toEqual([429, true]);
  expect(await batchOf('three', 'x')).toEqual([200, false]);
  expect((await queue.asOwner('select count(*)::int as waiting from queue_message')).rows).toEqual([{ waiting: 940 }]);
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
    'access-control-expose-headers': 'x-amzn-requestid,x-amzn-query-error,date,retry-after',
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
