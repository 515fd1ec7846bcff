import { rm } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from './build-app.ts';
import { readEnv } from './env.ts';
import { addressOn, plainTarget } from './request-target.ts';
import { makeBuildFolder } from './testing/build-folder.ts';
import { sendRaw } from './testing/raw-request.ts';

/** A server that answers everything with its name, and tells what it was asked. */
async function startNamed(name: string, asked: string[]): Promise<{ app: FastifyInstance; url: string; at: string }> {
  const app = Fastify({ routerOptions: { ignoreDuplicateSlashes: false } });
  app.all('/*', async (request, reply) => {
    asked.push(`${name} ${request.url}`);
    return reply.type('text/html').send(`<html>${name}</html>`);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, at: new URL(url).host };
}

const asked: string[] = [];
let storefront: Awaited<ReturnType<typeof startNamed>>;
let api: Awaited<ReturnType<typeof startNamed>>;
/** Stands for whatever else can be reached from the front door's machine, such as the inbox of the sandbox. */
let inside: Awaited<ReturnType<typeof startNamed>>;
let door: FastifyInstance;
let url: string;
let build: string;

beforeAll(async () => {
  storefront = await startNamed('storefront', asked);
  api = await startNamed('api', asked);
  inside = await startNamed('inside', asked);
  build = await makeBuildFolder();
  door = await buildApp(
    readEnv({
      LOG_LEVEL: 'silent',
      STOREFRONT_URL: storefront.url,
      API_URL: api.url,
      STOREFRONT_BUILD: build,
    }),
  );
  url = await door.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all([door, storefront.app, api.app, inside.app].map((app) => app.close()));
  await rm(build, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
});

const get = (target: string) => sendRaw(url, `GET ${target} HTTP/1.1`, 'Host: jara.example', 'Connection: close');

describe('a request whose target names a server', () => {
  test.each([
    ['an absolute address', (host: string) => `http://${host}/store/../sms/inbox`],
    ['an absolute address of a page', (host: string) => `http://${host}/store/lagos`],
    ['an absolute address of a file', (host: string) => `http://${host}/store/icon.svg`],
    ['an absolute address of the API', (host: string) => `http://${host}/api/customer/vendor`],
    ['an absolute address of no route', (host: string) => `http://${host}/sms/inbox`],
    ['another protocol', (host: string) => `ftp://${host}/store/x`],
    ['no protocol', (host: string) => `//${host}/store/x`],
    ['a backslash', (host: string) => `/\\${host}/store/x`],
    ['two backslashes', (host: string) => `\\\\${host}/store/x`],
    ['an authority', (host: string) => host],
    ['an asterisk', () => '*'],
    ['no protocol, behind the prefix of the API', (host: string) => `/api//${host}/x`],
    ['a backslash behind the prefix of the API', (host: string) => `/api/\\${host}/x`],
  ])('is refused with 400, and nobody is asked: %s', async (_what, target) => {
    const answer = await get(target(inside.at));
    expect(asked).toEqual([]);
    expect([answer.status, answer.body && JSON.parse(answer.body)]).toEqual([
      400,
      {
        status: 'failed',
        code: 'INVALID_INPUT',
        message: 'This address cannot be read. Please check it and try again.',
      },
    ]);
  });

  test('is a path as soon as it begins with one slash, whatever stands in its query', async () => {
    expect((await get(`/store/lagos?q=//${inside.at}/`)).status).toBe(200);
    expect((await get(`/api/customer/vendor?next=http://${inside.at}/`)).status).toBe(200);
    expect(asked.map((line) => line.split(' ')[0])).toEqual(['storefront', 'api']);
  });
});

test('dots in a path do not lead out of what is the storefront’s', async () => {
  for (const path of ['/store/../sms/inbox', '/store/%2e%2e//evil.example/a.js', '/store/..\\..\\sms']) {
    asked.length = 0;
    await get(path);
    expect([path, asked.filter((line) => line !== 'storefront /store/not-found')]).toEqual([path, []]);
  }
});

test.each([
  ['/api/ops/%2e%2e/customer/cart', '/api/customer/cart'],
  ['/api/webhooks/../customer/cart?a=%2e%2e/', '/api/customer/cart?a=%2e%2e/'],
  ['/api/ops/.%2E/./customer/cart', '/api/customer/cart'],
  ['/api/ops\\..\\customer/cart', '/api/customer/cart'],
  ['/api/%63ustomer/c%61rt', '/api/customer/cart'],
  ['/api/customer/caf%c3%a9%2fx', '/api/customer/caf%C3%A9%2Fx'],
  ['/store/_next/image/../../search', '/store/search'],
  ['/store/../../../api', '/api'],
])('is read in one spelling, whoever decides by it: %s', (target, plain) => {
  expect(plainTarget(target)).toBe(plain);
  expect(plainTarget(plain)).toBe(plain);
});

test.each([
  '/api/..//evil.example/x',
  '/%2e%2e//evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
])('that leads out of every path is none: %j', (target) => {
  expect(plainTarget(target)).toBeUndefined();
});

test('a spelling chooses neither where a call goes nor what is kept of it', async () => {
  const spellings = ['/api/ops/%2e%2e/customer/cart', '/api/webhooks/../customer/cart', '/api/%63ustomer/cart'];
  for (const target of spellings) expect((await get(target)).status).toBe(200);
  expect(asked).toEqual(Array.from({ length: 3 }, () => 'api /customer/cart'));
});

test('an address is made only where it stays on its server', () => {
  expect(addressOn('http://10.0.0.1:80', '/store/../x?y')?.href).toBe('http://10.0.0.1/x?y');
  // A browser's URL leaves out tabs and line breaks, so these would begin with two slashes.
  for (const path of ['/\t/evil.example', '/\n\\evil.example', '//evil.example', '/\\evil.example', 'x', ''])
    expect(addressOn('http://10.0.0.1', path)).toBeUndefined();
});
