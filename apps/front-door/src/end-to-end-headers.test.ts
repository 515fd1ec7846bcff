import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectTo, sendRaw } from './testing/raw-request.ts';
import { startFrontDoor } from './testing/start-front-door.ts';

let door: Awaited<ReturnType<typeof startFrontDoor>>;
let heard: { headers: IncomingHttpHeaders; body: unknown }[];

beforeEach(async () => {
  heard = [];
  const answer = ({ headers, body }: FastifyRequest, reply: FastifyReply) => {
    heard.push({ headers, body });
    return reply
      .headers({ connection: 'keep-alive, x-one-hop', 'keep-alive': 'timeout=1', 'x-one-hop': '1', 'x-kept': 'yes' })
      .headers({ 'proxy-authenticate': 'Basic', 'set-cookie': ['a=1', 'b=2'] })
      .send({ status: 'success' });
  };
  door = await startFrontDoor({ api: answer, storefront: answer });
});
afterEach(() => door.close());

const lines = (path: string, ...headers: string[]) => [`GET ${path} HTTP/1.1`, 'Host: jara.example', ...headers];

test('a HEAD is answered with the length that a GET would have, and no body', async () => {
  for (const path of ['/api/customer/vendor', '/store/media/a.webp']) {
    const answer = await sendRaw(door.url, `HEAD ${path} HTTP/1.1`, 'Host: jara.example', 'Connection: close');
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(answer.head).toContain(`\r\ncontent-length: ${'{"status":"success"}'.length}`);
  }
});

describe('headers that speak of one connection', () => {
  test.each(['/api/customer/vendor', '/store/media/a.webp'])('are not passed on to who is behind %s', async (path) => {
    const answer = await sendRaw(
      door.url,
      ...lines(path, 'Connection: close, X-Secret, X-Forwarded-For', 'Keep-Alive: timeout=5', 'TE: trailers'),
      'Trailer: x',
      'Proxy-Authorization: Basic x',
      'Proxy-Connection: keep-alive',
      'X-Secret: 1',
      'X-Kept: yes',
      'X-Forwarded-For: 203.0.113.9',
    );
    expect(answer.status).toBe(200);
    const { headers } = heard[0] ?? {};
    expect(headers).toMatchObject({ 'x-kept': 'yes', connection: 'keep-alive' });
    for (const name of ['x-secret', 'keep-alive', 'te', 'trailer', 'proxy-authorization', 'proxy-connection'])
      expect(headers).not.toHaveProperty(name);
    // Set by us, so that nobody takes it away by naming it.
    expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
  });

  test('are not passed on to who asked; the others are', async () => {
    const { head } = await sendRaw(door.url, ...lines('/api/customer/vendor', 'Connection: close'));
    expect(head).toContain('\r\nconnection: close');
    expect(head).toContain('\r\nx-kept: yes');
    expect(head).toContain('\r\nset-cookie: a=1\r\nset-cookie: b=2');
    for (const name of ['keep-alive:', 'x-one-hop:', 'proxy-authenticate:']) expect(head).not.toContain(`\r\n${name}`);
  });

  test.each([
    ['Upgrade', ['Connection: Upgrade, close', 'Upgrade: websocket']],
    ['Upgrade to HTTP/2', ['Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']],
    ['Keep-Alive', ['Connection: close', 'Keep-Alive: timeout=5, max=100']],
    ['a body where none belongs', ['Connection: close', 'Content-Length: 2\r\n\r\n{}']],
  ])('do not keep a call from being answered: %s', async (_name, headers) => {
    expect((await sendRaw(door.url, ...lines('/api/customer/vendor', ...headers))).status).toBe(200);
  });

  test('a caller who waits to be told before sending a body is told, and the body arrives', async () => {
    const socket = connectTo(door.url);
    socket.write(
      'POST /api/customer/cart HTTP/1.1\r\nHost: jara.example\r\nContent-Type: application/json\r\nContent-Length: 7\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n',
    );
    let answer = '';
    for await (const chunk of socket) {
      answer += String(chunk);
      if (answer === 'HTTP/1.1 100 Continue\r\n\r\n') socket.write('{"a":1}');
    }
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(heard.map(({ body }) => body)).toEqual([{ a: 1 }]);
    expect(heard[0]?.headers).not.toHaveProperty('expect');
  });
});
