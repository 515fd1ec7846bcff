import {
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListQueuesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { secretsFrom } from '@jara/server';
import { createQueueKeys, EMBEDDED_REGION, embeddedQueueUrl } from '@jara/server/queue';
import { type FreshDatabase, freshDatabase } from '@jara/server/testing';
import { AwsClient } from 'aws4fetch';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { startQueueProxy } from '../../src/testing/queue-proxy.ts';
import { SECRET_OF_TESTS, testEnv } from '../../src/testing/start-api.ts';

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

let proxy: Awaited<ReturnType<typeof startQueueProxy>>;
let database: FreshDatabase;
let app: FastifyInstance;
let QueueUrl: string;

const keysAt = (now: () => Date) => createQueueKeys({ secrets: secretsFrom(SECRET_OF_TESTS), queueUrl: QueueUrl, now });
const keys = () => keysAt(() => new Date());
const HOUR_MS = 3_600_000;

/** The AWS SDK, which is nobody of ours: it signs, checks the MD5 of answers and reads errors as it does with SQS. */
const clientWith = (credentials: Credentials) =>
  new SQSClient({ endpoint: `${proxy.url}/api/queue`, region: EMBEDDED_REGION, credentials, maxAttempts: 1 });
const page = () => clientWith(keys().temporary());
const owner = () => clientWith(keys().owner);

const send = (MessageBody: string, client = page()) => client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
const receive = async (more = {}) =>
  (await owner().send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, ...more }))).Messages ?? [];
const bodies = async () => (await receive()).map(({ Body }) => Body);

async function startApp(): Promise<FastifyInstance> {
  const started = await buildApp(testEnv(database.appUrl, { PUBLIC_URL: proxy.url }));
  proxy.forwardTo(await started.listen({ port: 0, host: '127.0.0.1' }));
  return started;
}

beforeAll(async () => {
  [proxy, database] = await Promise.all([startQueueProxy(), freshDatabase()]);
  QueueUrl = embeddedQueueUrl(proxy.url);
  app = await startApp();
});
afterAll(async () => {
  await app.close();
  await proxy.close();
});
beforeEach(async () => {
  await database.openOwner().pool.query('truncate queue_message restart identity');
});

test('analytics.020 the AWS SDK sends with temporary credentials, and the owner receives and deletes', async () => {
  const text = 'Ẹ káàbọ̀ \u{1F35B} {"k":"view_page"}';
  const sent = await send(text);
  const [message, ...others] = await receive({ MessageSystemAttributeNames: ['All'] });
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    Body: text,
    MessageId: sent.MessageId,
    Attributes: { ApproximateReceiveCount: '1' },
  });
  expect(await receive()).toEqual([]);
  await owner().send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message?.ReceiptHandle }));
  const all = { QueueUrl, AttributeNames: ['All' as const] };
  expect((await owner().send(new GetQueueAttributesCommand(all))).Attributes).toEqual({
    ApproximateNumberOfMessages: '0',
    ApproximateNumberOfMessagesNotVisible: '0',
  });
});

test('a batch stores what is good and names what is not, with attributes hashed as SQS does', async () => {
  const Entries = [
    {
      Id: 'one',
      MessageBody: 'first',
      MessageAttributes: {
        kind: { DataType: 'String', StringValue: 'view_page' },
        count: { DataType: 'Number', StringValue: '7' },
        raw: { DataType: 'Binary', BinaryValue: new Uint8Array([0, 255]) },
      },
    },
    { Id: 'nul', MessageBody: 'a\u0000b' },
    { Id: 'half', MessageBody: 'half of a pair: \uD83C' },
    { Id: 'two', MessageBody: 'second' },
  ];
  const { Successful, Failed } = await page().send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  expect(Successful?.map(({ Id }) => Id)).toEqual(['one', 'two']);
  // Computed apart from this code, by the algorithm that AWS publishes.
  expect(Successful?.[0]?.MD5OfMessageAttributes).toBe('5c3259383079a723c4cf83f8458f65ee');
  const refused = { SenderFault: true, Code: 'InvalidMessageContents' };
  expect(Failed).toMatchObject([
    { Id: 'nul', ...refused },
    { Id: 'half', ...refused },
  ]);
  expect(await bodies()).toEqual(['first', 'second']);
});

test('messages outlive the API: another one on the same database gives them out', async () => {
  await send('before');
  await app.close();
  app = await startApp();
  await send('after');
  expect(await bodies()).toEqual(['before', 'after']);
});

test('a message that is not deleted comes again, and the old handle does not delete it then', async () => {
  await send('again');
  const [first] = await receive({ VisibilityTimeout: 0 });
  const [second] = await receive({ VisibilityTimeout: 0 });
  const Entries = [
    { Id: 'old', ReceiptHandle: first?.ReceiptHandle },
    { Id: 'none', ReceiptHandle: 'no handle' },
  ];
  const { Successful, Failed } = await owner().send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
  expect([Successful?.map(({ Id }) => Id), Failed?.map(({ Code }) => Code)]).toEqual([
    ['old'],
    ['ReceiptHandleIsInvalid'],
  ]);
  expect(await receive({ VisibilityTimeout: 0 })).toHaveLength(1);
  await owner().send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: second?.ReceiptHandle }));
});

test('whoever waits for a message gets one that comes meanwhile', async () => {
  const waiting = receive({ WaitTimeSeconds: 20 });
  await send('at last');
  expect((await waiting).map(({ Body }) => Body)).toEqual(['at last']);
});

test('two receivers never get the same message', async () => {
  const Entries = Array.from({ length: 10 }, (_each, index) => ({ Id: `e${index}`, MessageBody: `message ${index}` }));
  await page().send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  const taken = await Promise.all(Array.from({ length: 5 }, () => receive({ MaxNumberOfMessages: 4 })));
  const all = [...taken.flat(), ...(await receive())].map(({ Body }) => Body);
  expect(all.sort()).toEqual(Entries.map(({ MessageBody }) => MessageBody));
});

describe('a refusal has the name and the status that SQS gives it', () => {
  const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => 'none',
      ({ name, $metadata }) => `${name} ${$metadata.httpStatusCode}`,
    );
  const batch = (...ids: string[]) =>
    page().send(new SendMessageBatchCommand({ QueueUrl, Entries: ids.map((Id) => ({ Id, MessageBody: 'x' })) }));

  test('analytics.020 temporary credentials may send and do nothing else', async () => {
    const client = page();
    const calls = [
      client.send(new ReceiveMessageCommand({ QueueUrl })),
      client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: 'x' })),
      client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] })),
      client.send(new GetQueueUrlCommand({ QueueName: 'events' })),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'AccessDenied 403'));
  });

  test('of keys: a wrong secret, a token of another key, an unknown key', async () => {
    const { accessKeyId, secretAccessKey, sessionToken } = keys().temporary();
    const wrong: [Credentials, string][] = [
      [{ accessKeyId, secretAccessKey: 'guessed', sessionToken }, 'SignatureDoesNotMatch 403'],
      [{ accessKeyId, secretAccessKey, sessionToken: keys().temporary().sessionToken }, 'InvalidClientTokenId 403'],
      [{ accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey }, 'InvalidClientTokenId 403'],
    ];
    for (const [credentials, name] of wrong) expect(await refusalOf(send('x', clientWith(credentials)))).toBe(name);
    expect(await receive()).toEqual([]);
  });

  test('of a queue and of batches', async () => {
    const elsewhere = new SendMessageCommand({
      QueueUrl: 'http://169.254.169.254/000000000000/events',
      MessageBody: 'x',
    });
    expect(await refusalOf(page().send(elsewhere))).toBe('QueueDoesNotExist 400');
    expect(await refusalOf(owner().send(new GetQueueUrlCommand({ QueueName: 'orders' })))).toBe(
      'QueueDoesNotExist 400',
    );
    expect(await owner().send(new GetQueueUrlCommand({ QueueName: 'events' }))).toMatchObject({ QueueUrl });
    expect(await refusalOf(owner().send(new ListQueuesCommand({})))).toBe('InvalidAction 400');
    expect(await refusalOf(send('a\u0000b'))).toBe('InvalidMessageContents 400');
    expect(await refusalOf(batch())).toBe('EmptyBatchRequest 400');
    expect(await refusalOf(batch('a', 'b', 'a'))).toBe('BatchEntryIdsNotDistinct 400');
    expect(await refusalOf(batch('a', 'with a space'))).toBe('InvalidBatchEntryId 400');
    expect(await refusalOf(batch('a', 'x'.repeat(81)))).toBe('InvalidBatchEntryId 400');
    const eleven = Array.from({ length: 11 }, (_each, index) => `e${index}`);
    expect(await refusalOf(batch(...eleven))).toBe('TooManyEntriesInBatchRequest 400');
    expect(await receive()).toEqual([]);
  });
});

/** A request as the page makes it. */
const post = (
  body: string | Uint8Array,
  headers: Record<string, string> = {},
  credentials: Credentials = keys().temporary(),
) =>
  new AwsClient({ ...credentials, service: 'sqs', region: EMBEDDED_REGION, retries: 0 }).fetch(
    `${proxy.url}/api/queue/`,
    {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage', ...headers },
    },
  );
const message = (more = {}) => JSON.stringify({ QueueUrl, MessageBody: 'x', ...more });

test('analytics.020 an expired token is told in both spellings, and to the SDK by its name', async () => {
  const expired = keysAt(() => new Date(Date.now() - HOUR_MS)).temporary();
  const answer = await post(message(), {}, expired);
  expect([answer.status, answer.headers.get('x-amzn-query-error')]).toEqual([403, 'ExpiredToken;Sender']);
  expect(answer.headers.get('x-amzn-requestid')).toBeTruthy();
  expect(await answer.json()).toEqual({
    __type: 'com.amazonaws.sqs#ExpiredTokenException',
    message: 'The security token included in the request is expired',
  });
  await expect(send('x', clientWith(expired))).rejects.toMatchObject({ name: 'ExpiredToken' });
});

const DEEP = 30_000;
test.each<[string, string | Uint8Array | (() => string), string, Record<string, string>?]>([
  ['no JSON', '{"QueueUrl":', 'SerializationException'],
  ['no text', new Uint8Array([0x22, 0xff, 0x22]), 'SerializationException'],
  ['nothing', '', 'SerializationException'],
  ['no object', '[]', 'InvalidParameterValue'],
  ['deep JSON', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`, 'InvalidParameterValue'],
  ['no body', () => JSON.stringify({ QueueUrl }), 'InvalidParameterValue'],
  ['a body that is a number', () => message({ MessageBody: 7 }), 'InvalidParameterValue'],
  [
    'attributes without a value',
    () => message({ MessageAttributes: { a: { DataType: 'String' } } }),
    'InvalidParameterValue',
  ],
  ['a queue that is an object', () => message({ QueueUrl: { toString: 'x' } }), 'InvalidParameterValue'],
  [
    'an action of every object',
    () => message(),
    'UnknownOperationException',
    { 'x-amz-target': 'AmazonSQS.constructor' },
  ],
  [
    'an action of another service',
    () => message(),
    'UnknownOperationException',
    { 'x-amz-target': 'DynamoDB.PutItem' },
  ],
  ['another content type', () => message(), 'UnknownOperationException', { 'content-type': 'text/plain' }],
  ['more than 64 KiB', 'x'.repeat(65_537), 'BatchRequestTooLong'],
])('a request with %s is refused in the form of SQS', async (_case, body, type, headers) => {
  const answer = await post(typeof body === 'function' ? body() : body, headers);
  expect([answer.status, ((await answer.json()) as { __type: string }).__type]).toEqual([
    400,
    `com.amazonaws.sqs#${type}`,
  ]);
});

test('a request that is sent again within its quarter of an hour is stored again', async () => {
  const signer = new AwsClient({ ...keys().temporary(), service: 'sqs', region: EMBEDDED_REGION });
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' };
  const signed = await signer.sign(`${proxy.url}/api/queue/`, { method: 'POST', body: message(), headers });
  await Promise.all([fetch(signed.clone()), fetch(signed)]);
  expect(await bodies()).toEqual(['x', 'x']);
});
