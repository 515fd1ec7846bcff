import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ANSWERED_BY_US } from '@jara/lifecycle';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from './build-app.ts';
import { readEnv } from './env.ts';
import { makeBuildFolder, STARTER } from './testing/build-folder.ts';
import { sendRaw } from './testing/raw-request.ts';
import { startFrontDoor } from './testing/start-front-door.ts';

const PAGE = `<html><p>Jollof, ₦4,500</p><script>${STARTER}</script></html>`;

let now = Date.parse('2026-11-15T12:30:10Z');
let build: string;
let storefront: FastifyInstance;
let api: FastifyInstance;
let door: FastifyInstance;
let rendered: { url: string; cookie: string | undefined; headers: Record<string, unknown> }[] = [];
let answer: { status: number; html: string; location?: string; until?: Promise<void> } = { status: 200, html: PAGE };
let whileItIsMade = (): void => undefined;

beforeAll(async () => {
  storefront = Fastify();
  storefront.get('/store/*', async (request, reply) => {
    rendered.push({ url: request.url, cookie: request.headers.cookie, headers: request.headers });
    const { status, html, location, until } = answer;
    whileItIsMade();
    await until;
    if (location) reply.header('location', location);
    return reply
      .code(status)
      .header(...ANSWERED_BY_US)
      .type('text/html')
      .send(html);
  });
  storefront.post('/store/*', async ({ url, headers, body }) => ({ url, headers, body: body ?? null }));
  api = Fastify();
  api.all('/*', async (request) => ({
    seen: request.url,
    method: request.method,
    body: request.body ?? null,
    from: request.headers['x-forwarded-for'],
  }));
  build = await makeBuildFolder();
  door = await buildApp(
    readEnv({
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://jara.example',
      STOREFRONT_URL: await storefront.listen({ port: 0, host: '127.0.0.1' }),
      API_URL: await api.listen({ port: 0, host: '127.0.0.1' }),
      STOREFRONT_BUILD: build,
    }),
    { now: () => now },
  );
});
afterAll(async () => {
  await Promise.all([door.close(), storefront.close(), api.close()]);
  await rm(build, { recursive: true });
});
beforeEach(() => {
  rendered = [];
  answer = { status: 200, html: PAGE };
  whileItIsMade = () => undefined;
});

const nextMinute = () => {
  now += 60_000;
};

describe('a page', () => {
  test('shell.026 carries a policy that names its own inline scripts by hash and allows no others', async () => {
    const hash = createHash('sha256').update(STARTER).digest('base64');
    expect((await door.inject('/store/policy')).headers['content-security-policy']).toBe(
      [
        `script-src 'self' 'sha256-${hash}'`,
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    );
  });

  test('with a script that nobody of ours has written has the same policy, by which it does not run', async () => {
    const policy = (await door.inject('/store/policy')).headers['content-security-policy'];
    answer = { status: 200, html: PAGE.replace('</html>', '<script>steal(document.cookie)</script></html>') };
    expect((await door.inject('/store/injected')).headers['content-security-policy']).toBe(policy);
  });

  test.each(['/store/nothing.html', '/store/_next/nothing', '/store/static/nothing.js', '/nothing.php', '/nothing'])(
    'shell.026 carries its policy for a missing file: %s',
    async (path) => {
      nextMinute();
      answer = { status: 404, html: PAGE };
      const page = await door.inject(path);
      expect([page.statusCode, page.body]).toEqual([404, PAGE]);
      const hash = createHash('sha256').update(STARTER).digest('base64');
      expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    },
  );

  test.each([
    ['/store/', '/store'],
    ['/store/wallet//', '/store/wallet'],
    ['/store/?tag=all', '/store?tag=all'],
    ['/store/?q=a/', '/store?q=a/'],
  ])('has one address, without a slash at its end: %s', async (asked, one) => {
    const { statusCode, headers } = await door.inject(asked);
    expect([statusCode, headers.location, rendered]).toEqual([308, one, []]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('that says that there is nothing is made once a minute, whatever was asked for', async () => {
    nextMinute();
    answer = { status: 404, html: PAGE };
    for (const path of ['/one', '/two', '/three']) expect((await door.inject(path)).statusCode).toBe(404);
    expect(rendered.map(({ url }) => url)).toEqual(['/store/not-found']);
  });

  test('that says that there is nothing at its own address is not kept', async () => {
    answer = { status: 404, html: PAGE };
    expect((await door.inject('/store/not-yet')).statusCode).toBe(404);
    answer = { status: 200, html: PAGE };
    expect((await door.inject('/store/not-yet')).statusCode).toBe(200);
  });

  test('comes with the other security headers', async () => {
    expect((await door.inject('/store/headers')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, save-data',
    });
  });

  test('a built file carries no header that concerns documents alone; the page that there is none does', async () => {
    await writeFile(join(build, 'client/static/built.js'), 'built');
    const { headers } = await door.inject('/store/static/built.js');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('permissions-policy');
    expect((await door.inject('/store/static/none.js')).headers).toHaveProperty('permissions-policy');
  });

  test('is not sent again to a browser that has it, packed in whatever way, until it is another', async () => {
    const { headers } = await door.inject({ url: '/store/known', headers: { 'accept-encoding': 'br' } });
    const known = { 'if-none-match': `"x", ${headers.etag}`, 'accept-encoding': 'gzip' };
    const again = await door.inject({ url: '/store/known', headers: known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers).toMatchObject({ vary: headers.vary, 'cache-control': 'private, no-cache' });
    // The browser goes by the policy that it has kept with the page.
    expect(again.headers).not.toHaveProperty('content-security-policy');
    nextMinute();
    answer = { status: 200, html: PAGE.replace('<html>', '<html lang="new">') };
    expect((await door.inject({ url: '/store/known', headers: known })).statusCode).toBe(200);
  });

  test('that could not be made has no tag', async () => {
    answer = { status: 404, html: PAGE };
    expect((await door.inject('/store/untagged')).headers).not.toHaveProperty('etag');
  });

  test('is made once a minute, however many ask', async () => {
    await Promise.all(Array.from({ length: 20 }, () => door.inject('/store/busy')));
    expect(rendered).toHaveLength(1);
    nextMinute();
    await door.inject('/store/busy');
    expect(rendered).toHaveLength(2);
  });

  test('that was begun in one minute is not kept for the next', async () => {
    whileItIsMade = nextMinute;
    await door.inject('/store/midnight');
    whileItIsMade = () => undefined;
    await door.inject('/store/midnight');
    await door.inject('/store/midnight');
    expect(rendered).toHaveLength(2);
  });

  test('that was begun in one minute is not shared with who asks in the next, and does not replace theirs', async () => {
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    answer = { status: 200, html: PAGE.replace('<html>', '<html lang="old">'), until: release };
    whileItIsMade = begin;
    const late = door.inject('/store/turn');
    await begun;
    nextMinute();
    answer = { status: 200, html: PAGE };
    expect((await door.inject('/store/turn')).body).toBe(PAGE);
    resolve();
    expect((await late).body).toContain('lang="old"');
    expect((await door.inject('/store/turn')).body).toBe(PAGE);
    expect(rendered).toHaveLength(2);
  });

  test('is made once for addresses that differ only in what shapes no page, and is told of nothing else', async () => {
    const addresses = ['?q=rice&city=lagos', '?city=lagos&q=rice', '?fbclid=1&city=lagos&utm_source=x&q=rice&q=yam'];
    for (const query of addresses) expect((await door.inject(`/store/kept-once${query}`)).body).toBe(PAGE);
    expect(rendered.map(({ url }) => url)).toEqual(['/store/kept-once?city=lagos&q=rice']);
    await door.inject('/store/kept-once?city=lagos');
    expect(rendered).toHaveLength(2);
  });

  test('whose address is longer than any of ours is refused with a sentence, and nobody is asked', async () => {
    const query = 'x'.repeat(5_000);
    for (const path of ['/store', '/store/icon.svg', '/api/customer/vendor']) {
      const reply = await door.inject(`${path}?q=${query}`);
      expect([reply.statusCode, reply.json()]).toEqual([
        414,
        {
          status: 'failed',
          code: 'INVALID_INPUT',
          message: 'This address is too long. Please shorten it and try again.',
        },
      ]);
    }
    expect(rendered).toEqual([]);
  });

  test('is shaped by the chosen place and never sees a session', async () => {
    await door.inject({ url: '/store/place', headers: { cookie: 'user=secret; place=abuja; session_token=x' } });
    await door.inject({ url: '/store/place', headers: { cookie: 'place=accra' } });
    await door.inject({ url: '/store/place', headers: { cookie: 'place=accra@5.6000,-0.1870' } });
    expect(rendered.map(({ cookie }) => cookie)).toEqual(['place=abuja', 'place=accra', 'place=accra@5.6000,-0.1870']);
    rendered.length = 0;
    for (const place of ['accra@5.6,-0.187', 'accra@5.60001,-0.1870', 'accra@', 'accra@a,b', 'accra@5.6000,-0.1870x'])
      await door.inject({ url: '/store/place', headers: { cookie: `place=${place}` } });
    expect(rendered.map(({ cookie }) => cookie ?? '')).toEqual(['']);
  });

  test('is another one for those who save data, by their choice or else by what the browser asks for', async () => {
    const visits = [
      {},
      { 'save-data': 'on' },
      { 'save-data': 'on', cookie: 'data_saver=off' },
      { cookie: 'place=accra; data_saver=on' },
    ];
    for (const headers of visits) await door.inject({ url: '/store/saving', headers });
    expect(rendered.map(({ cookie, headers }) => [cookie, headers['save-data']])).toEqual([
      [undefined, undefined],
      [undefined, 'on'],
      ['place=accra', 'on'],
    ]);
  });

  test('is made as the person chose, whatever the browser asks for', async () => {
    const headers = { 'save-data': 'on', cookie: 'data_saver=off' };
    await door.inject({ url: '/store/not-saving', headers });
    expect(rendered.map((each) => each.headers['save-data'])).toEqual([undefined]);
  });

  test('still shows when a new one cannot be made, and says that it is stale', async () => {
    await door.inject('/store/kept');
    nextMinute();
    answer = { status: 500, html: 'broken' };
    const kept = await door.inject('/store/kept');
    expect([kept.statusCode, kept.body, kept.headers['warning']]).toEqual([200, PAGE, '110 - "Response is Stale"']);
  });

  test('that says it could not be made is a 503 with Retry-After and is not kept', async () => {
    answer = { status: 503, html: PAGE };
    const failed = await door.inject('/store/failing');
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
    answer = { status: 200, html: PAGE };
    expect((await door.inject('/store/failing')).statusCode).toBe(200);
  });

  test('that has moved answers its new address', async () => {
    answer = { status: 308, html: '', location: '/store/there' };
    const moved = await door.inject('/store/moved');
    expect([moved.statusCode, moved.headers['location']]).toEqual([308, '/store/there']);
    // A vendor that moves back would lead round and round in a browser that keeps both.
    expect(moved.headers['cache-control']).toBe('no-cache');
    // What the page was not told of is still the browser's to read.
    const along = await door.inject('/store/moved?city=lagos&session_reference=x');
    expect(along.headers['location']).toBe('/store/there?session_reference=x');
  });

  test('never leads to another origin', async () => {
    answer = { status: 308, html: '', location: '//evil.example/' };
    const page = await door.inject('/store/elsewhere');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('is sent compressed to a browser that can read it: %s', async (accepted, encoding, decompress) => {
    const reply = await door.inject({ url: '/store/small', headers: { 'accept-encoding': accepted } });
    expect([reply.headers['content-encoding'], decompress(reply.rawPayload).toString()]).toEqual([encoding, PAGE]);
  });
});

describe('one origin', () => {
  test('shell.019 /api/* is the API with the prefix taken off', async () => {
    const reply = await door.inject({ method: 'POST', url: '/api/customer/order?a=1', payload: { b: 2 } });
    expect(reply.json()).toMatchObject({ seen: '/customer/order?a=1', method: 'POST', body: { b: 2 } });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('refuses a body that the API would not read', async () => {
    const reply = await door.inject({
      method: 'POST',
      url: '/api/customer/register',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ name: 'x'.repeat(5_000_000) }),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test('says where a call comes from as it saw it, whatever a caller claims', async () => {
    const from = async (remoteAddress: string) =>
      (await door.inject({ url: '/api/x', headers: { 'x-forwarded-for': '203.0.113.9' }, remoteAddress })).json().from;
    expect(await from('198.51.100.7')).toBe('198.51.100.7');
    // A proxy on this machine is believed.
    expect(await from('127.0.0.1')).toBe('203.0.113.9');
  });

  test('a POST reaches the storefront’s own endpoints with its body and headers, and without a session', async () => {
    const headers = { 'x-third-party-token': 'proof', cookie: 'user=secret' };
    const reply = await door.inject({
      method: 'POST',
      url: '/store/api/auth/token/verify',
      headers,
      payload: { a: 1 },
    });
    const seen = reply.json<{ url: string; headers: Record<string, string>; body: unknown }>();
    expect([seen.url, seen.body, seen.headers['x-third-party-token']]).toEqual([
      '/store/api/auth/token/verify',
      { a: 1 },
      'proof',
    ]);
    expect(seen.headers['cookie'] ?? '').toBe('');
    const empty = await door.inject({ method: 'POST', url: '/store/api/auth/token/register' });
    expect([empty.statusCode, empty.json().body]).toEqual([200, null]);
  });

  test.each(['/store/lagos', '/store/api/../lagos'])('a POST to a page does not reach it: %s', async (path) => {
    const reached: string[] = [];
    const other = await startFrontDoor({
      storefront({ method, url }) {
        reached.push(`${method} ${url}`);
        return PAGE;
      },
    });
    onTestFinished(() => other.close());
    await sendRaw(other.url, `POST ${path} HTTP/1.1`, 'host: jara', 'connection: close', 'content-length: 0');
    expect(reached).toEqual(['GET /store/not-found']);
  });

  test('an answer that is no page is not sent as one', async () => {
    const other = await startFrontDoor({ storefront: () => ({ session: 1 }) });
    onTestFinished(() => other.close());
    expect((await other.app.inject('/store/lagos')).statusCode).toBe(503);
  });

  test('shell.018 the bare address leads to /store', async () => {
    expect((await door.inject('/')).headers['location']).toBe('/store');
  });

  test('support’s insights of before lead to the console', async () => {
    expect((await door.inject('/store/insights')).headers['location']).toBe('/console/insights');
  });

  test('what is no route of the API, or cannot be read, is answered with a code and a sentence', async () => {
    const nothing = await door.inject('/api');
    expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
    const unreadable = await door.inject('/api/customer/vendor/slug/%zz');
    expect([unreadable.statusCode, unreadable.json().code]).toEqual([400, 'INVALID_INPUT']);
  });

  test('browsers that look for a favicon find the icon', async () => {
    expect((await door.inject('/favicon.ico')).headers['location']).toBe('/store/icon.svg');
  });

  test('with the API gone, calls give 503 with a code and a sentence', async () => {
    const lone = await buildApp(
      readEnv({
        LOG_LEVEL: 'silent',
        STOREFRONT_URL: 'http://127.0.0.1:9',
        API_URL: 'http://127.0.0.1:9',
        STOREFRONT_BUILD: build,
      }),
    );
    const call = await lone.inject('/api/customer/vendor');
    expect([call.statusCode, call.headers['retry-after'], call.json().code]).toEqual([503, '2', 'UNAVAILABLE']);
    const page = await lone.inject('/store');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('Retry');
    const policy = (await door.inject('/store/policy')).headers['content-security-policy'];
    expect(page.headers['content-security-policy']).toBe(policy);
    await lone.close();
  });
});
