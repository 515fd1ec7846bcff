import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

const WORDS = 'The rider is on the way. '.repeat(20);

let door: Awaited<ReturnType<typeof startFrontDoor>>;
let answer: (request: FastifyRequest, reply: FastifyReply) => unknown;

beforeEach(async () => {
  answer = (_request, reply) => reply.header('cache-control', 'no-store').send({ words: WORDS });
  const behind = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply);
  door = await startFrontDoor({ api: behind, storefront: behind });
});
afterEach(() => door.close());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: told, rawPayload } = await door.app.inject({ url: path, headers });
  return { status: statusCode, headers: told, bytes: rawPayload.length };
};
const BROTLI = { 'accept-encoding': 'gzip, br' };
const ORDER = '/api/customer/order/7';
const WORKER = '/store/sw.js';

test.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip'],
])('a reply to one person is packed, too: %s', async (encoding, accepted) => {
  const { headers, bytes } = await ask(ORDER, { authorization: 'Bearer x', 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, String(bytes)]);
  expect(bytes).toBeLessThan(WORDS.length / 2);
  expect(await (await fetch(`${door.url}${ORDER}`)).json()).toEqual({ words: WORDS });
});

test.each<[string, (reply: FastifyReply) => unknown, Record<string, string>]>([
  ['who reads none', (reply) => reply.send({ words: WORDS }), { 'accept-encoding': 'identity' }],
  ['a short one', (reply) => reply.send({ words: 'Done' }), BROTLI],
  ['a picture', (reply) => reply.type('image/avif').send(WORDS), BROTLI],
  ['one that sets a secret', (reply) => reply.header('set-cookie', 'refresh=x').send({ words: WORDS }), BROTLI],
  ['one that cannot be packed', (reply) => reply.type('text/plain').send(noise()), BROTLI],
])('an answer is left as it is: %s', async (_which, send, headers) => {
  answer = (_request, reply) => send(reply);
  expect((await ask(ORDER, headers)).headers).not.toHaveProperty('content-encoding');
});

/** As hard to pack as can be. */
const noise = () => createHash('shake256', { outputLength: 400 }).update('noise').digest();

test('the service worker comes packed and with a tag, and not again while it is the same', async () => {
  let version = 1;
  answer = (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-cache').send(`${WORDS} ${version}`);
  const first = await ask(WORKER, BROTLI);
  expect([first.status, first.headers['content-encoding'], first.headers.vary]).toEqual([200, 'br', 'accept-encoding']);
  const known = { ...BROTLI, 'if-none-match': String(first.headers.etag) };
  const again = await ask(WORKER, known);
  expect([again.status, again.bytes, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
  version = 2;
  expect((await ask(WORKER, known)).status).toBe(200);
});

test('what is not to be stored has no tag', async () => {
  answer = (_request, reply) => reply.type('text/plain').header('cache-control', 'no-store').send(WORDS);
  expect((await ask(WORKER)).headers).not.toHaveProperty('etag');
});

test('what is no document has no header of documents, and nobody is told that a connection stays', async () => {
  const kept = { connection: 'keep-alive' };
  const { headers } = await fetch(`${door.url}${ORDER}`, { headers: kept });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const name of ['x-frame-options', 'permissions-policy', 'keep-alive']) expect(headers.get(name)).toBeNull();
  answer = (_request, reply) => reply.type('image/svg+xml').send('<svg/>'.padStart(300));
  expect((await ask('/store/icon.svg')).headers).toHaveProperty('permissions-policy');
});
