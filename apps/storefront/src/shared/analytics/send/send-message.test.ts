// @vitest-environment happy-dom
import type { TrackingMessage } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqs, sqsError, sqsThrottled } from '../../../testing/sqs-server.ts';
import { signatureOf } from '../../../testing/sqs-signature.ts';
import { until } from '../../../testing/until.ts';
import { sendMessage } from './send-message.ts';
import { pauseLeft } from './send-pause.ts';

const SESSION = '6f1c0f3e-6d3c-4a53-9f5e-0c9f8b1c2d3e';
const MESSAGE: TrackingMessage = {
  session_id: SESSION,
  user: { email: { email: 'guest' }, id: 0 },
  client_info: { host: 'jara.test', user_agent: 'Test', os: 'Linux', platform: 'web', version: '1.0.0' },
  style: 'bulk',
  payload: [
    {
      id: '0b9a1a52-54a7-4e53-8f1c-5a0a6f7d8e9f',
      timestamp: '2026-01-02T03:04:05.000Z',
      path: '/store',
      event_type: 'view_page',
      name: 'home',
    },
  ],
};

let sqs: ReturnType<typeof openSqs>;
beforeEach(() => {
  sqs = openSqs();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  window.localStorage.clear();
  for (const name of ['queue_url', 'queue_region', 'queue_credentials']) document.cookie = `${name}=; Max-Age=0`;
});

test('without credentials the session comes first, and then the message, signed', async () => {
  expect(await sendMessage(MESSAGE)).toBe('acknowledged');
  expect(sqs.sessions).toEqual([`/store/api/session?sessionId=${SESSION}`]);
  expect(sqs.messages).toEqual([MESSAGE]);
  await sendMessage(MESSAGE);
  expect(sqs.sessions).toHaveLength(1);
});

test('the signature that requests are compared with is that of a known example', () => {
  const headers = new Headers({
    authorization: `AWS4-HMAC-SHA256 Credential=ASIATESTKEY/20260102/eu-west-1/sqs/aws4_request, SignedHeaders=host;x-amz-date;x-amz-security-token;x-amz-target, Signature=0`,
    'x-amz-date': '20260102T030405Z',
    'x-amz-security-token': 'test-session-token',
    'x-amz-target': 'AmazonSQS.SendMessageBatch',
  });
  const body = String.raw`{"QueueUrl":"http://127.0.0.1:9324/000000000000/events","Entries":[{"Id":"e1","MessageBody":"{\"k\":\"view_page\"}"}]}`;
  expect(signatureOf({ url: 'http://127.0.0.1:9324/', headers, body }, 'test/secret')).toBe(
    '6dfc13853e137364f4aeb45c122230664d973b2d7b02ae100d58450ef80fe82d',
  );
});

test.each([
  ['ExpiredToken', ''],
  ['ExpiredTokenException', ''],
  ['InvalidClientTokenId', ''],
  ['UnrecognizedClientException', ''],
  ['', 'The security token included in the request is expired'],
])('analytics.010 a send with an expired token refreshes and is repeated: %s', async (type, message) => {
  await sendMessage(MESSAGE);
  sqs.answers.push(sqsError(403, type, message));
  expect(await sendMessage(MESSAGE)).toBe('acknowledged');
  expect([sqs.sessions.length, sqs.requests.length]).toEqual([2, 3]);
});

test('analytics.010 a send refused for an expired token is tried again once, not twice', async () => {
  await sendMessage(MESSAGE);
  sqs.answers.push(sqsError(403, 'ExpiredToken'), sqsError(403, 'ExpiredTokenException'));
  await expect(sendMessage(MESSAGE)).rejects.toThrow();
  expect([sqs.sessions.length, sqs.requests.length]).toEqual([2, 3]);
});

test('a queue that has gone elsewhere is asked for again, and the message goes there', async () => {
  await sendMessage(MESSAGE);
  document.cookie = 'queue_url=https://sqs.eu-west-1.amazonaws.com/000000000000/former';
  expect(await sendMessage(MESSAGE)).toBe('acknowledged');
  expect(sqs.messages).toHaveLength(2);
});

test.each([-3, 1, 24 * 365])(
  'a device whose clock is %i hours behind the queue’s signs with the right time',
  async (hours) => {
    sqs.setClockAhead(hours * 3_600_000);
    expect(await sendMessage(MESSAGE)).toBe('acknowledged');
    expect([sqs.sessions.length, sqs.requests.length]).toEqual([1, 1]);
  },
);

test.each(['RequestExpired', 'SignatureDoesNotMatch', 'InvalidSignatureException'])(
  'a send signed with a wrong time learns the right one and is repeated: %s',
  async (type) => {
    await sendMessage(MESSAGE);
    sqs.setClockAhead(7_200_000);
    sqs.answers.push(sqsError(403, type));
    expect(await sendMessage(MESSAGE)).toBe('acknowledged');
    expect([sqs.sessions.length, sqs.requests.length]).toEqual([2, 3]);
  },
);

test.each([
  [400, 'InvalidMessageContents'],
  [400, 'InvalidParameterValue'],
  [413, ''],
])('a message refused for its content is not tried again: %i %s', async (status, type) => {
  sqs.answers.push(sqsError(status, type));
  expect(await sendMessage(MESSAGE)).toBe('content refused');
  expect(sqs.requests).toHaveLength(1);
});

test.each([
  [403, 'AccessDenied'],
  [400, 'InvalidClientToken'],
])('a message refused for its sender is kept, and not tried again at once: %i %s', async (status, type) => {
  sqs.answers.push(sqsError(status, type));
  await expect(sendMessage(MESSAGE)).rejects.toThrow();
  expect(sqs.requests).toHaveLength(1);
});

test('analytics.018 a send makes 3 attempts, and waits between them at most 20 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  sqs.answers.push('no network', sqsError(500, 'InternalFailure'), sqsError(429, ''));
  const sent = sendMessage(MESSAGE).catch(() => 'failed');
  for (const ms of [10_000, 20_000]) {
    await until(() => waits.mock.lastCall?.[1] === ms);
    await vi.advanceTimersByTimeAsync(ms);
  }
  expect(await sent).toBe('failed');
  expect(sqs.requests).toHaveLength(3);
});

test.each([
  ['none', 'no network' as const],
  ['503', sqsError(503, 'ServiceUnavailable')],
  ['429', sqsError(429, '')],
  ['throttled', sqsError(400, 'ThrottlingException')],
  ['200 of somebody else', { status: 200, body: {} }],
])('an attempt without the queue’s answer is followed by another: %s', async (_, answer) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  sqs.answers.push(answer);
  expect(await sendMessage(MESSAGE)).toBe('acknowledged');
  expect(sqs.requests).toHaveLength(2);
});

test('a message that is too much is not sent again at once, and nothing else for as long as the queue says', async () => {
  sqs.answers.push(sqsThrottled(120));
  await expect(sendMessage(MESSAGE)).rejects.toThrow();
  expect(sqs.requests).toHaveLength(1);
  expect(pauseLeft()).toBeGreaterThan(118_000);
  expect(pauseLeft(Date.now() + 120_000)).toBe(0);
  expect(pauseLeft(Date.now() - 86_400_000), 'a clock that was put back').toBe(0);
});

test('without a network there is no second attempt', async () => {
  sqs.answers.push('no network');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(sendMessage(MESSAGE)).rejects.toThrow();
  expect(sqs.requests).toHaveLength(1);
});

test('a browser finishes a send whose page is gone, as far as it may: below 64 KB', async () => {
  await sendMessage(MESSAGE);
  sqs.answers.push(sqsError(413, ''));
  const events = [MESSAGE.payload].flat();
  await sendMessage({ ...MESSAGE, style: 'bulk', payload: Array.from({ length: 300 }, () => events).flat() });
  expect(sqs.requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});
