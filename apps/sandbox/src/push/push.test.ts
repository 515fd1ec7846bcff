import { webPush } from '@jara/processor-fixtures/web-push';
import { expect, test } from 'vitest';
import { startSandbox } from '../testing/start-sandbox.ts';

const BODY = Buffer.from(webPush.body, 'base64url');
const HEADERS = { ...webPush.request.headers, host: 'push.example', authorization: webPush.authorization };

type Change = { headers?: Record<string, string>; path?: string; payload?: Buffer };

async function push({ headers, path = webPush.request.path, payload = BODY }: Change = {}) {
  const { app } = await startSandbox();
  const reply = await app.inject({ method: 'POST', url: path, headers: { ...HEADERS, ...headers }, payload });
  return { reply, inbox: (await app.inject('/push/inbox')).json<object[]>(), app };
}

test('takes the golden request, and what it says lies in the inbox', async () => {
  const { reply, inbox, app } = await push();
  expect(reply.statusCode).toBe(201);
  expect(reply.headers).toMatchObject({ ttl: '3600', location: expect.stringMatching(/^http:\/\/push\.example\//) });
  expect(inbox).toMatchObject([
    {
      receiver: 'golden',
      text: JSON.stringify(webPush.message),
      ttl: 3_600,
      topic: 'order-123456789',
      urgency: 'high',
    },
  ]);
  const page = await app.inject({ url: '/push/inbox?receiver=golden', headers: { accept: 'text/html' } });
  expect(page.body).toContain('Order #123456789 is on its way.');
  expect((await app.inject('/push/inbox?receiver=another')).json()).toEqual([]);
});

test('gives a receiver’s subscription as a browser would', async () => {
  const { app } = await startSandbox();
  const reply = await app.inject({ url: '/push/golden', headers: { host: 'push.example' } });
  const endpoint = 'http://push.example/push/golden';
  expect(reply.json()).toEqual({ endpoint, expirationTime: null, keys: webPush.receiver });
});

const otherHalf = (text: string) => text.replace(/.(?=, k=)/, (letter) => (letter === 'A' ? 'Q' : 'A'));

test.each<[string, number, Change]>([
  ['no TTL', 400, { headers: { ttl: '' } }],
  ['another encoding', 400, { headers: { 'content-encoding': 'aesgcm' } }],
  ['a topic that is too long', 400, { headers: { topic: 'x'.repeat(33) } }],
  ['a body that is too long', 413, { payload: Buffer.alloc(4_097) }],
  ['no token', 401, { headers: { authorization: '' } }],
  ['a token for another push service', 403, { headers: { host: 'other.example' } }],
  ['another signature', 403, { headers: { authorization: otherHalf(webPush.authorization) } }],
  ['a receiver that has ended its subscription', 410, { path: '/push/golden-gone' }],
  ['a receiver whose push service is down', 503, { path: '/push/golden-down' }],
])('refuses %s with %i', async (_, status, change) => {
  const { reply, inbox } = await push(change);
  expect([reply.statusCode, inbox]).toEqual([status, []]);
});

test('shows that a message for somebody else cannot be read', async () => {
  expect((await push({ path: '/push/another' })).inbox).toMatchObject([{ receiver: 'another', text: null }]);
});
