import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListQueuesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, test } from 'vitest';
import { type Credentials, startQueue } from '../../src/testing/start-queue.ts';

const queue = startQueue();
const page = () => queue.sdk(queue.keys().temporary());
const owner = () => queue.sdk(queue.keys().owner);
const HOUR_MS = 3_600_000;

const send = (MessageBody: string, credentials: Credentials = queue.keys().temporary()) =>
  queue.sdk(credentials).send(new SendMessageCommand({ QueueUrl: queue.url, MessageBody }));

afterEach(async () => {
  expect((await queue.asOwner('select body from queue_message')).rows).toEqual([]);
});

describe('a refusal has the name and the status that SQS gives it', () => {
  const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => 'none',
      ({ name, $metadata }) => `${name} ${$metadata.httpStatusCode}`,
    );
  const batch = (...ids: string[]) =>
    page().send(
      new SendMessageBatchCommand({ QueueUrl: queue.url, Entries: ids.map((Id) => ({ Id, MessageBody: 'x' })) }),
    );

  test('analytics.020 temporary credentials may send and do nothing else', async () => {
    const client = page();
    const calls = [
      client.send(new ReceiveMessageCommand({ QueueUrl: queue.url })),
      client.send(new DeleteMessageCommand({ QueueUrl: queue.url, ReceiptHandle: 'x' })),
      client.send(new GetQueueAttributesCommand({ QueueUrl: queue.url, AttributeNames: ['All'] })),
      client.send(new GetQueueUrlCommand({ QueueName: 'events' })),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'AccessDenied 403'));
  });

  test('of keys: a wrong secret, a token of another key, an unknown key', async () => {
    const { accessKeyId, secretAccessKey, sessionToken } = queue.keys().temporary();
    const wrong: [Credentials, string][] = [
      [{ accessKeyId, secretAccessKey: 'guessed', sessionToken }, 'SignatureDoesNotMatch 403'],
      [
        { accessKeyId, secretAccessKey, sessionToken: queue.keys().temporary().sessionToken },
        'InvalidClientTokenId 403',
      ],
      [{ accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey }, 'InvalidClientTokenId 403'],
    ];
    for (const [credentials, name] of wrong) expect(await refusalOf(send('x', credentials))).toBe(name);
  });

  test('of a message that is to be kept back', async () => {
    const late = new SendMessageCommand({ QueueUrl: queue.url, MessageBody: 'x', DelaySeconds: 900 });
    expect(await refusalOf(page().send(late))).toBe('InvalidParameterValue 400');
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
    expect(await owner().send(new GetQueueUrlCommand({ QueueName: 'events' }))).toMatchObject({ QueueUrl: queue.url });
    expect(await refusalOf(owner().send(new ListQueuesCommand({})))).toBe('InvalidAction 400');
    expect(await refusalOf(send('a\u0000b'))).toBe('InvalidMessageContents 400');
    expect(await refusalOf(batch())).toBe('EmptyBatchRequest 400');
    expect(await refusalOf(batch('a', 'b', 'a'))).toBe('BatchEntryIdsNotDistinct 400');
    expect(await refusalOf(batch('a', 'with a space'))).toBe('InvalidBatchEntryId 400');
    expect(await refusalOf(batch('a', 'x'.repeat(81)))).toBe('InvalidBatchEntryId 400');
    const eleven = Array.from({ length: 11 }, (_each, index) => `e${index}`);
    expect(await refusalOf(batch(...eleven))).toBe('TooManyEntriesInBatchRequest 400');
  });
});

const post = async (...request: Parameters<typeof queue.sign>) => fetch(await queue.sign(...request));
const message = (more = {}) => JSON.stringify({ QueueUrl: queue.url, MessageBody: 'x', ...more });

test('analytics.020 an expired token is told in both spellings, and to the SDK by its name', async () => {
  const expired = queue.keys(new Date(Date.now() - HOUR_MS)).temporary();
  const answer = await post(message(), {}, expired);
  expect([answer.status, answer.headers.get('x-amzn-query-error')]).toEqual([403, 'ExpiredToken;Sender']);
  expect(answer.headers.get('x-amzn-requestid')).toBeTruthy();
  expect(await answer.json()).toEqual({
    __type: 'com.amazonaws.sqs#ExpiredTokenException',
    message: 'The security token included in the request is expired',
  });
  await expect(send('x', expired)).rejects.toMatchObject({ name: 'ExpiredToken' });
});

const DEEP = 30_000;
test.each<[string, string | Uint8Array | (() => string), string, Record<string, string>?]>([
  ['no JSON', '{"QueueUrl":', 'SerializationException'],
  ['no text', new Uint8Array([0x22, 0xff, 0x22]), 'SerializationException'],
  ['nothing', '', 'SerializationException'],
  ['no object', '[]', 'InvalidParameterValue'],
  ['deep JSON', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`, 'InvalidParameterValue'],
  ['no body', () => JSON.stringify({ QueueUrl: queue.url }), 'InvalidParameterValue'],
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
