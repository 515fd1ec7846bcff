import { once } from 'node:events';
import { connect } from 'node:net';
import { failure } from '@jara/contract';
import { beforeAll, expect, test } from 'vitest';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi();
let port: number;

beforeAll(async () => {
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** What comes back on a bare connection before the other side ends it. */
async function send(...parts: string[]) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const { code, message } = failure.parse(JSON.parse(body));
  expect(message).toMatch(/^[A-Z].*\.$/);
  return { status: Number(head.split(' ')[1]), code, head };
}

const get = (target: string, header = '') =>
  send(`GET ${target} HTTP/1.1\r\nhost: jara\r\nconnection: close\r\n${header}\r\n`);

test('an address that is too long is refused with a sentence, on a route and beside it', async () => {
  for (const path of ['/customer/config', '/customer/search', '/nothing'])
    expect(await get(`${path}?${'x'.repeat(5_000)}`)).toMatchObject({ status: 414, code: 'URL_TOO_LONG' });
});

test('headers that are too large, and what is no request, are refused with a sentence', async () => {
  expect(await get('/customer/config', `x-large: ${'x'.repeat(20_000)}\r\n`)).toMatchObject({
    status: 431,
    code: 'HEADERS_TOO_LARGE',
  });
  expect(await send('nonsense\r\n\r\n')).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
});

test('a body of 64 KB is read, and one byte more is refused with a sentence', async () => {
  const post = (length: number) =>
    api.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `"${'x'.repeat(length - 2)}"`,
    });
  expect((await post(64 * 1024)).json()).toMatchObject({ code: 'INVALID_INPUT' });
  const refused = await post(64 * 1024 + 1);
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'BODY_TOO_LARGE']);
});

test('a request whose body or headers never end is aborted within seconds', async () => {
  const post = 'POST /auth/login HTTP/1.1\r\nhost: jara\r\ncontent-type: application/json\r\n';
  const began = Date.now();
  const refusals = await Promise.all([
    ...Array.from({ length: 50 }, () => send(`${post}content-length: 50\r\n\r\n{"phone":`)),
    send(post),
  ]);
  for (const each of refusals) expect(each).toMatchObject({ status: 408, code: 'REQUEST_TOO_SLOW' });
  expect(Date.now() - began).toBeLessThan(9_000);
});
