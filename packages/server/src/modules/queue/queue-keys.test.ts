import { expect, test } from 'vitest';
import { secretsFrom } from '../../secrets.ts';
import { createQueueKeys } from './queue-keys.ts';

const APP_SECRET = 'a secret that only tests know, of 32 letters and more';
const QUEUE_URL = 'http://localhost:3000/api/queue/000000000000/events';
let clock = Date.parse('2026-11-16T09:00:00Z');
const keysOf = ({ appSecret = APP_SECRET, queueUrl = QUEUE_URL } = {}) =>
  createQueueKeys({ secrets: secretsFrom(appSecret), queueUrl, now: () => new Date(clock) });
const keys = keysOf();

test("analytics.009 credentials have three parts without '::', known to any process with the secret", () => {
  const { accessKeyId, secretAccessKey, sessionToken } = keys.temporary();
  expect([accessKeyId, secretAccessKey, sessionToken].join('::').split('::')).toHaveLength(3);
  expect(accessKeyId).toMatch(/^ASIA[A-Z2-7]{16}$/);
  expect(keysOf().find(accessKeyId, sessionToken)).toEqual({ accessKeyId, secretAccessKey, isOwner: false });
});

test('all keys of one holder have one id, and differ in what they are signed with as in when they end', () => {
  const first = keys.temporary({ holder: 'a session' });
  clock += 1_000;
  const second = keys.temporary({ holder: 'a session' });
  expect(second.accessKeyId).toBe(first.accessKeyId);
  expect(second.secretAccessKey).not.toBe(first.secretAccessKey);
  expect(keys.find(second.accessKeyId, first.sessionToken)).toMatchObject({ secretAccessKey: first.secretAccessKey });
  expect(keys.temporary({ holder: 'another' }).accessKeyId).not.toBe(first.accessKeyId);
});

test('credentials hold for an hour at most, also where more is asked for', () => {
  const { accessKeyId, sessionToken, expiresAt } = keys.temporary({ seconds: 86_400 });
  expect(expiresAt.getTime() - clock).toBe(3_600_000);
  clock += 3_599_000;
  expect(keys.find(accessKeyId, sessionToken)).toMatchObject({ isOwner: false });
  clock += 1_000;
  expect(keys.find(accessKeyId, sessionToken)).toBe('expired');
});

test('a forged token, another key’s token and another queue’s token name no key', () => {
  const { accessKeyId, sessionToken } = keys.temporary();
  const [expires = '', mac = ''] = sessionToken.split('.');
  const later = `${Number(expires) + 3_600}.${mac}`;
  for (const token of [later, keys.temporary().sessionToken, `${expires}.${'A'.repeat(43)}`, '', 'x'.repeat(9_000)])
    expect(keys.find(accessKeyId, token)).toBe('unknown');
  expect(keysOf({ queueUrl: `${QUEUE_URL}-2` }).find(accessKeyId, sessionToken)).toBe('unknown');
  expect(keysOf({ appSecret: 'of somebody else '.repeat(3) }).find(accessKeyId, sessionToken)).toBe('unknown');
});

test('only the owner’s key comes without a token', () => {
  expect(keys.find(keys.owner.accessKeyId, undefined)).toEqual({ ...keys.owner, isOwner: true });
  expect(keys.find(keys.temporary().accessKeyId, undefined)).toBe('unknown');
  expect(keys.find(keys.owner.accessKeyId, keys.temporary().sessionToken)).toBe('unknown');
});
