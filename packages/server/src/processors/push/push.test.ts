import { createECDH, createPublicKey } from 'node:crypto';
import { rfc8291, webPush } from '@jara/processor-fixtures/web-push';
import { jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { startGoldenServer } from '../../testing/golden-server.ts';
import { createPush } from './create-push.ts';
import { encryptPush } from './encrypt-push.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import { areVapidKeys, vapidKeysFrom } from './vapid-keys.ts';

const server = startGoldenServer();
const now = () => new Date(webPush.sent_at);
const SEED = Buffer.alloc(32, 7);
const SOON_MS = 50;

const settings = () => ({ hosts: [], sandbox: `${server.url}/push`, keys: webPush.keys });
const receiver = () => ({ endpoint: server.url + webPush.request.path, ...webPush.receiver });
const send = (more: object = {}) =>
  createPush({ ...settings(), ...more }, SEED, now).send(receiver(), { message: webPush.message, ttlSeconds: 3_600 });

function senderOf(privateKey: string) {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return sender;
}

describe('a notification', () => {
  test.each([
    ['the example of RFC 8291', rfc8291.text, rfc8291],
    ['the golden message', JSON.stringify(webPush.message), webPush],
  ])('is encrypted byte for byte as %s', (_, text, golden) => {
    const once = { salt: Buffer.from(golden.salt, 'base64url'), sender: senderOf(golden.sender_private_key) };
    expect(encryptPush(text, golden.receiver, once).toString('base64url')).toBe(golden.body);
  });

  test('is sent as the golden request, signed for the push service, and its acceptance is understood', async () => {
    server.answer({ status: 201, body: '' });
    expect(await send()).toEqual({ ok: true });
    expect(server.heard).toMatchObject([webPush.request]);
    const [, token = '', key = ''] =
      /^vapid t=(.*), k=(.*)$/.exec(String(server.heard[0]?.headers['authorization'])) ?? [];
    expect(key).toBe(webPush.keys.public_key);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    const { payload, protectedHeader } = await jwtVerify(token, publicKey, { currentDate: now() });
    expect(payload).toEqual({ ...webPush.claims, aud: server.url });
    expect(protectedHeader).toEqual({ typ: 'JWT', alg: 'ES256' });
  });

  test.each([
    [404, { reason: 'gone', retry: false, isGone: true }],
    [410, { reason: 'gone', retry: false, isGone: true }],
    [429, { reason: 'push:http_429', retry: true, isGone: false }],
    [503, { reason: 'push:http_503', retry: true, isGone: false }],
    [307, { reason: 'push:http_307', retry: false, isGone: false }],
    [403, { reason: 'push:http_403', retry: false, isGone: false }],
    [413, { reason: 'push:http_413', retry: false, isGone: false }],
  ])('that is answered with %i is a failure of its kind, and no redirect is followed', async (status, failure) => {
    server.answer({ status, body: 'words of a push service' });
    expect(await send()).toEqual({ ok: false, ...failure });
    expect(server.heard).toHaveLength(1);
  });

  test('is given up after its time, and tried again later', async () => {
    server.hang();
    const failure = { ok: false, reason: 'push:no_answer', retry: true, isGone: false };
    expect(await send({ timeoutMs: SOON_MS })).toEqual(failure);
  });

  test('is not sent to a push service that is not configured any more', async () => {
    expect(await send({ sandbox: undefined })).toMatchObject({ ok: false, isGone: true });
    expect(server.heard).toEqual([]);
  });
});

describe('a browser may be subscribed', () => {
  const services = { hosts: ['push.example.com', '.push.example.org'], sandbox: 'http://127.0.0.1:4100/push' };

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=a%2Bb',
    'https://web.push.apple.com/QNx',
    'https://push.example.com/1',
    'https://a.push.example.org/1',
    'http://127.0.0.1:4100/push/demo-ada',
  ])('at %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, services)).toBe(true);
  });

  test.each([
    ...['http://fcm.googleapis.com/1', 'https://fcm.googleapis.com:8443/1', 'https://me@fcm.googleapis.com/1'],
    ...[
      'https://fcm.googleapis.com.evil.example/1',
      'https://evilfcm.googleapis.com/1',
      'https://fcm.googleapis.com@10.0.0.1/',
    ],
    ...['https://push.services.mozilla.com.evil.example/', 'https://evilpush.services.mozilla.com/1'],
    ...['https://127.0.0.1/1', 'https://[::1]/1', 'https://169.254.169.254/latest', 'https://localhost/1'],
    ...['http://127.0.0.1:4100/control/reset', 'http://127.0.0.1:4100/push/../control/reset'],
    ...['http://127.0.0.1:4100/push/a/b', 'http://127.0.0.1:4100/push/a?b', 'http://127.0.0.1:41000/push/a'],
    ...['https:\\\\fcm.googleapis.com/1', 'https://FCM.googleapis.com/1', 'ftp://fcm.googleapis.com/1', 'no address'],
  ])('nowhere else: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, services)).toBe(false);
  });

  test.each([
    ['a point that is not on the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a short point', { p256dh: 'BCVx' }],
    ['a short secret', { auth: 'BTBZMqHH6r4' }],
  ])('with keys that can be used, not with %s', (_, change) => {
    const { accepts } = createPush(settings(), SEED);
    expect([accepts(receiver()), accepts({ ...receiver(), ...change })]).toEqual([true, false]);
  });
});

test('the pair of keys that is made of the secret is the same each time, and another for another secret', () => {
  const keys = vapidKeysFrom(SEED, 'mailto:a@b.example');
  expect(areVapidKeys(keys)).toBe(true);
  expect(createPush({ hosts: [] }, SEED).publicKey).toBe(keys.public_key);
  const other = vapidKeysFrom(Buffer.alloc(32, 255), 'mailto:a@b.example');
  expect(areVapidKeys(other)).toBe(true);
  expect(other.public_key).not.toBe(keys.public_key);
});
