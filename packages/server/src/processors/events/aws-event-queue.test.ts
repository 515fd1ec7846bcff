import { awsSts } from '@jara/processor-fixtures/aws-sts';
import { beforeEach, expect, test } from 'vitest';
import { startGoldenServer } from '../../testing/golden-server.ts';
import { createAwsEventQueue } from './aws-event-queue.ts';

const server = startGoldenServer();
const SOON_MS = 50;
const MINUTE_MS = 60_000;
const CREDENTIALS = {
  accessKeyId: 'ASIAGOLDENGOLDEN1234',
  secretAccessKey: 'assumed/secret+1=',
  sessionToken: 'assumed/token+2==',
  expiresAt: new Date('2026-11-15T11:15:00Z'),
};

let clock: number;
let failures: string[];
beforeEach(() => {
  clock = Date.parse(awsSts.now);
  failures = [];
});

const queue = (settings: object = {}, options: object = {}) =>
  createAwsEventQueue(
    { ...awsSts.settings, sts_url: server.url, ...settings },
    { now: () => new Date(clock), onFailure: (reason) => failures.push(reason), ...options },
  );

test('analytics.020 STS is asked for credentials that may do sqs:SendMessage on that queue and no more', async () => {
  server.answer(awsSts.assumed);
  expect(await queue().credentials()).toEqual(CREDENTIALS);
  expect(server.heard).toMatchObject([awsSts.request]);
  expect(server.heard[0]?.body).toEqual(awsSts.request.body);
  expect(server.heard[0]?.headers['authorization']).toContain(
    'AWS4-HMAC-SHA256 Credential=AKIAGOLDENGOLDEN1234/20261115/eu-west-1/sts/aws4_request, SignedHeaders=host;x-amz-date,',
  );
});

test('the ARN of the queue is in the partition of the role, and keys that are temporary send their token', async () => {
  server.answer(awsSts.assumed);
  await queue({ role_arn: 'arn:aws-cn:iam::000000000000:role/events', session_token: 'golden-token' }).credentials();
  expect(server.heard[0]?.headers['x-amz-security-token']).toBe('golden-token');
  expect(server.heard[0]?.body).toMatchObject({
    Policy: expect.stringContaining('"Resource":"arn:aws-cn:sqs:eu-west-1:000000000000:events"'),
  });
});

test('pages share credentials, asked for once, and get no less than 50 minutes of them', async () => {
  server.answer(awsSts.assumed);
  const { credentials } = queue();
  await Promise.all([credentials(), credentials()]);
  clock += 10 * MINUTE_MS;
  await credentials();
  expect(server.heard).toHaveLength(1);
  clock += 1;
  await credentials();
  expect(server.heard).toHaveLength(2);
});

test('while STS is down, credentials are given out as long as a page can use them', async () => {
  server.answer(awsSts.assumed);
  const { credentials } = queue();
  await credentials();
  server.answer(awsSts.failures.down);
  clock += 45 * MINUTE_MS;
  expect(await credentials()).toEqual(CREDENTIALS);
  clock += 1;
  expect(await credentials()).toBeUndefined();
  expect(failures).toEqual(['http_503', 'http_503']);
});

test.each([
  ['denied', 'http_403 AccessDenied'],
  ['wrongKey', 'http_403 InvalidClientTokenId'],
  ['throttled', 'http_400 Throttling'],
  ['down', 'http_503'],
] as const)('STS that is %s gives no credentials, and the log a word', async (name, reason) => {
  server.answer(awsSts.failures[name]);
  expect(await queue().credentials()).toBeUndefined();
  expect(failures).toEqual([reason]);
});

test('STS that hangs, cuts the line or leads elsewhere gives no credentials', async () => {
  server.hang();
  expect(await queue({}, { timeoutMs: SOON_MS }).credentials()).toBeUndefined();
  server.cut();
  expect(await queue().credentials()).toBeUndefined();
  server.answerText(307, '');
  expect(await queue().credentials()).toBeUndefined();
  expect(failures).toEqual(['no_answer', 'no_answer', 'http_307']);
});

test.each([
  '',
  '{}',
  awsSts.assumed.body.replace('2026-11-15T11:15:00Z', 'soon'),
  awsSts.assumed.body.replace('assumed/token+2==', ''),
  awsSts.assumed.body.replace('assumed/secret+1=', 'a; Path=/'),
  awsSts.assumed.body.replace('assumed/token+2==', 'a::b'),
])('an answer without whole credentials, or that does not fit a cookie, is none: case %#', async (text) => {
  server.answerText(200, text);
  expect(await queue().credentials()).toBeUndefined();
  expect(failures).toEqual(['unreadable']);
});
