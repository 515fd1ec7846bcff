import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ID = '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c';
const SESSION = {
  session_id: ID,
  ends_at: '2026-11-17T09:00:00.000Z',
  session_token: `${ID}.1794819600000.mac-_`,
  queue_url: 'https://sqs.eu-west-1.amazonaws.com/000000000000/events',
  queue_region: 'eu-west-1',
  credentials: {
    access_key_id: 'ASIAGOLDEN',
    secret_access_key: 'sec/ret+1=',
    session_token: 'tok/en+2==',
    expires_at: '2026-11-16T10:00:00.000Z',
  },
};

let api: Server;
let heard: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
let answer: { status: number; body: object };

beforeEach(async () => {
  heard = [];
  answer = { status: 200, body: { status: 'success', message: 'Done', data: SESSION } };
  vi.setSystemTime('2026-11-16T09:00:00Z');
  api = createServer(({ url, headers }, reply) => {
    heard.push({ url, headers });
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  vi.resetModules();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await new Promise((closed) => api.close(closed));
});

async function open(query = '', headers: Record<string, string> = {}): Promise<Response> {
  const { findHandler } = await import('../find-handler.ts');
  const request = new Request(`http://127.0.0.1:3100/store/api/session${query}`, { headers });
  const handle = findHandler(request.method, new URL(request.url));
  if (!handle) throw new Error('nobody answers this address');
  return handle(request);
}

test('analytics.001 the storefront answers with the session, by an id that a page may give', async () => {
  const reply = await open(`?sessionId=${ID}`);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await reply.json()).toEqual({
    status: 'success',
    message: 'Done',
    data: { session_id: ID, ends_at: SESSION.ends_at, credentials_expire_at: SESSION.credentials.expires_at },
  });
  await open();
  expect(heard.map(({ url }) => url)).toEqual([`/analytics/session?sessionId=${ID}`, '/analytics/session']);
});

test('analytics.009 analytics.019 queue, region and credentials in three parts are cookies of the page', async () => {
  const reply = await open();
  expect(reply.headers.getSetCookie()).toEqual([
    `queue_url=${SESSION.queue_url}; Path=/store; Max-Age=3600; SameSite=Lax`,
    'queue_region=eu-west-1; Path=/store; Max-Age=3600; SameSite=Lax',
    'queue_credentials=ASIAGOLDEN::sec/ret+1=::tok/en+2==; Path=/store; Max-Age=3600; SameSite=Lax',
    `session_token=${SESSION.session_token}; Path=/store/api/session; Max-Age=86400; SameSite=Lax; HttpOnly`,
  ]);
});

test('where people come by https the cookies are for https alone', async () => {
  vi.stubEnv('PUBLIC_URL', 'https://jara.example');
  for (const cookie of (await open()).headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
});

test('analytics.019 the session token continues the session, and no other cookie reaches the API', async () => {
  await open('', { cookie: `place=lagos; session_token=${SESSION.session_token}; user=secret` });
  expect(heard[0]?.headers).toMatchObject({ 'x-session-token': SESSION.session_token });
  expect(heard[0]?.headers['cookie']).toBeUndefined();
});

test('the API hears from which address a person asks, since it limits each by itself', async () => {
  await open('', { 'x-forwarded-for': '203.0.113.9' });
  expect(heard[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
});

test.each([
  [400, { status: 'failed', code: 'INVALID_INPUT', message: 'No.', data: { problems: [] } }],
  [429, { status: 'failed', code: 'TOO_MANY_REQUESTS', message: 'Later.' }],
])('a refusal with %i is the API’s own, and changes no cookie', async (status, body) => {
  answer = { status, body };
  const reply = await open('?sessionId=x');
  expect([reply.status, await reply.json(), reply.headers.getSetCookie()]).toEqual([status, body, []]);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('without an answer of the API there is a sentence, and no cookie is changed', async () => {
  vi.stubEnv('API_URL', 'http://127.0.0.1:9');
  const reply = await open();
  expect([reply.status, reply.headers.getSetCookie()]).toEqual([503, []]);
  expect(await reply.json()).toMatchObject({ status: 'failed', code: 'UNAVAILABLE', message: expect.any(String) });
});
