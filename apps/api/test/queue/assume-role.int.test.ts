import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { startQueue } from '../../src/testing/start-queue.ts';

const queue = startQueue();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const RIGHT = {
  Action: 'AssumeRole',
  Version: '2011-06-15',
  RoleArn: 'arn:aws:iam::000000000000:role/send-events',
  RoleSessionName: 'web-1',
  DurationSeconds: '900',
};

async function assume(change: object = {}, key = queue.keys().owner, service = 'sts') {
  const form = new URLSearchParams({ ...RIGHT, ...change }).toString();
  const answer = await fetch(await queue.sign(form, FORM, key, service));
  const text = await answer.text();
  const textOf = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(text)?.[1] ?? '';
  return { status: answer.status, type: answer.headers.get('content-type'), text, textOf };
}

test('analytics.020 the owner’s key gets credentials from STS, which the AWS SDK then sends with', async () => {
  const asked = Date.now();
  const { status, type, text, textOf } = await assume();
  expect([status, type]).toEqual([200, 'text/xml']);
  expect(text).toMatch(
    /^<AssumeRoleResponse xmlns="https:\/\/sts.amazonaws.com\/doc\/2011-06-15\/"><AssumeRoleResult>/,
  );
  expect(textOf('Arn')).toBe('arn:aws:sts::000000000000:assumed-role/send-events/web-1');
  expect(Math.abs(Date.parse(textOf('Expiration')) - asked - 900_000)).toBeLessThan(60_000);
  const client = queue.sdk({
    accessKeyId: textOf('AccessKeyId'),
    secretAccessKey: textOf('SecretAccessKey'),
    sessionToken: textOf('SessionToken'),
  });
  const sent = await client.send(new SendMessageCommand({ QueueUrl: queue.url, MessageBody: 'x' }));
  expect(sent.MessageId).toBeDefined();
});

test.each<[object, number, string]>([
  [{ DurationSeconds: '899' }, 400, 'ValidationError'],
  [{ DurationSeconds: '3601' }, 400, 'ValidationError'],
  [{ DurationSeconds: 'x' }, 400, 'ValidationError'],
  [{ RoleSessionName: '<a>' }, 400, 'ValidationError'],
  [{ Version: '2010-05-08' }, 400, 'ValidationError'],
  [{ RoleArn: 'arn:aws:iam::000000000000:role/owner' }, 403, 'AccessDenied'],
  [{ Action: 'GetCallerIdentity' }, 400, 'InvalidAction'],
])('STS refuses %j in its own form', async (change, status, code) => {
  const refused = await assume(change);
  expect([refused.status, refused.textOf('Code'), refused.textOf('Type')]).toEqual([status, code, 'Sender']);
  expect(refused.text).toMatch(/^<ErrorResponse><Error>.+<\/Error><RequestId>[\w-]+<\/RequestId><\/ErrorResponse>$/);
});

test('STS is for the owner’s key alone, and a signature for the queue is none for it', async () => {
  expect((await assume({}, queue.keys().temporary())).textOf('Code')).toBe('AccessDenied');
  expect((await assume({}, { ...queue.keys().owner, secretAccessKey: 'guessed' })).textOf('Code')).toBe(
    'SignatureDoesNotMatch',
  );
  expect((await assume({}, queue.keys().owner, 'sqs')).textOf('Code')).toBe('SignatureDoesNotMatch');
});
