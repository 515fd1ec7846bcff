import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let api: Server;
let seen: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders }[] = [];
let answer = { status: 200, body: '{"status":"success"}' };

beforeEach(async () => {
  seen = [];
  api = createServer((request, reply) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers });
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((closed) => api.close(closed));
});

const PROOF = {
  'x-third-party-token': 'proof',
  'x-third-party-service': 'pocket',
  'x-third-party-transaction-id': 'trx-1',
};
const HEADERS = { ...PROOF, cookie: 'user=secret' };

async function hand(which: 'verify' | 'register', headers: Record<string, string> = HEADERS): Promise<Response> {
  const request = new Request(`http://jara.example/store/api/auth/token/${which}`, { method: 'POST', headers });
  const { findHandler } = await import('../find-handler.ts');
  const handle = findHandler(request.method, new URL(request.url));
  if (!handle) throw new Error('nobody answers this address');
  return handle(request);
}

describe('a partner’s token', () => {
  test('identity.054 is verified with its three headers, and none of the browser’s own', async () => {
    await hand('verify');
    expect(seen).toMatchObject([{ method: 'POST', url: '/auth/token/verify', headers: PROOF }]);
    expect(seen[0]?.headers['cookie']).toBeUndefined();
  });

  test('identity.054 is verified without a transaction id when there is none', async () => {
    await hand('verify', { 'x-third-party-token': 'proof', 'x-third-party-service': 'pocket' });
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.startsWith('x-third'))).toEqual([
      'x-third-party-token',
      'x-third-party-service',
    ]);
  });

  test('identity.055 is registered with the token and the service', async () => {
    await hand('register');
    expect(seen).toMatchObject([
      { url: '/auth/token/register', headers: { 'x-third-party-token': 'proof', 'x-third-party-service': 'pocket' } },
    ]);
    expect(seen[0]?.headers['x-third-party-transaction-id']).toBeUndefined();
  });

  test.each([
    ['identity.066', 'verify'],
    ['identity.067', 'register'],
  ] as const)('%s a failure of %s is the API’s own answer', async (_rule, which) => {
    answer = { status: 403, body: '{"status":"failed","code":"THIRD_PARTY_REFUSED","message":"No."}' };
    const reply = await hand(which);
    expect([reply.status, await reply.json()]).toEqual([403, JSON.parse(answer.body)]);
  });

  test.each(['verify', 'register'] as const)(
    'the answer to %s, and that there is none, is kept nowhere',
    async (which) => {
      expect((await hand(which)).headers.get('cache-control')).toBe('no-store');
      vi.resetModules();
      vi.stubEnv('API_URL', 'http://127.0.0.1:9');
      expect((await hand(which)).headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each([
    ['identity.066', 'verify', 'An error occurred'],
    ['identity.067', 'register', 'Something went wrong'],
  ] as const)('%s without an answer to %s it says %j', async (_rule, which, message) => {
    vi.stubEnv('API_URL', 'http://127.0.0.1:9');
    const reply = await hand(which);
    expect([reply.status, await reply.json()]).toEqual([500, { status: 'failed', message }]);
  });
});
