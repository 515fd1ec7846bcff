import { awsSqs } from '@jara/processor-fixtures/aws-sqs';
import { awsSts } from '@jara/processor-fixtures/aws-sts';
import { expect, test } from 'vitest';
import { startGoldenServer } from '../../testing/golden-server.ts';
import { createSqs } from './create-sqs.ts';

const server = startGoldenServer();
const SOON_MS = 50;

const sqs = (timeoutMs?: number) =>
  createSqs(
    { ...awsSts.settings, sts_url: server.url, queue_url: `${server.url}/000000000000/events` },
    { now: () => new Date(awsSts.now), ...(timeoutMs && { timeoutMs }) },
  );
const heardOf = (golden: { readonly body: object }) => ({
  ...golden,
  body: { ...golden.body, QueueUrl: `${server.url}/000000000000/events` },
});

test('SQS is asked for ten messages with the time of each, signed for the region', async () => {
  server.answer(awsSqs.received);
  expect(await sqs().receive()).toEqual([
    {
      messageId: '9c5f0a52-4d3c-4a55-9a0e-5b1f6f4a7d10',
      body: 'data',
      sentAt: new Date(1_763_200_000_123),
      receipt: 'AQEBgolden+receipt/1==',
    },
  ]);
  expect(server.heard).toMatchObject([heardOf(awsSqs.receive)]);
  expect(server.heard[0]?.headers['authorization']).toContain(
    'Credential=AKIAGOLDENGOLDEN1234/20261115/eu-west-1/sqs/aws4_request, SignedHeaders=host;x-amz-date;x-amz-target,',
  );
});

test('an empty queue has no messages', async () => {
  server.answer(awsSqs.receivedNone);
  expect(await sqs().receive()).toEqual([]);
});

test('of messages that are deleted together some may stay', async () => {
  server.answer(awsSqs.removedOne);
  expect(await sqs().remove(['first', 'second'])).toBe(1);
  expect(server.heard).toMatchObject([heardOf(awsSqs.remove)]);
});

test.each([
  ['denied', 'http_403 AccessDeniedException'],
  ['missing', 'http_400 QueueDoesNotExist'],
  ['down', 'http_503'],
  ['unreadable', 'unreadable'],
] as const)('a failure of SQS (%s) has a word without a secret', async (name, failure) => {
  server.answer(awsSqs.failures[name]);
  expect(await sqs().receive()).toEqual({ failure });
});

test('SQS that does not answer is given up after its time, and when the caller gives up', async () => {
  server.hang();
  expect(await sqs(SOON_MS).remove(['first'])).toEqual({ failure: 'no_answer' });
  const caller = new AbortController();
  server.hang(() => caller.abort());
  expect(await sqs().receive({ waitSeconds: 20, signal: caller.signal })).toEqual({ failure: 'no_answer' });
});
