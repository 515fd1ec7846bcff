import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

let behind: Server;
let door: Awaited<ReturnType<typeof startFrontDoor>>;
afterEach(async () => {
  await door.close();
  behind.closeAllConnections();
  await new Promise((resolve) => behind.close(resolve));
});

/** API and storefront in one. */
async function start(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<void> {
  behind = createServer(answer);
  await once(behind.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  door = await startFrontDoor({ env: { API_URL: url, STOREFRONT_URL: url } });
}

/** Says that it keeps each connection, and closes it when a second call comes. The front door's own stream is no call. */
async function startClosing(closes: (nth: number) => boolean = () => false) {
  const asked: string[] = [];
  const known = new WeakSet<Socket>();
  await start(({ method, url, socket }, response) => {
    if (url === '/changes') return void response.writeHead(404).end();
    asked.push(`${method} ${url}`);
    if (known.has(socket) || closes(asked.length)) return void socket.destroy();
    known.add(socket);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
  });
  return asked;
}

const ask = async (path: string, method = 'GET') => (await fetch(`${door.url}${path}`, { method })).status;

test.each(['GET', 'HEAD'])('a %s on a kept connection that is just being closed is sent once more', async (method) => {
  const asked = await startClosing();
  expect([await ask('/api/a'), await ask('/api/b', method)]).toEqual([200, 200]);
  expect(asked).toEqual(['GET /a', `${method} /b`, `${method} /b`]);
});

test('a page on a kept connection that is just being closed is sent once more', async () => {
  const asked = await startClosing();
  expect([await ask('/store/a'), await ask('/store/b')]).toEqual([200, 200]);
  expect(asked).toEqual(['GET /store/a', 'GET /store/b', 'GET /store/b']);
});

test('what changes something is not sent twice: it may have been done', async () => {
  const asked = await startClosing();
  expect([await ask('/api/a'), await ask('/api/b', 'POST')]).toEqual([200, 503]);
  expect(asked).toEqual(['GET /a', 'POST /b']);
});

test('a call is sent twice at most, and once where its connection was new', async () => {
  const asked = await startClosing((nth) => nth > 1);
  expect([await ask('/api/a'), await ask('/api/b')]).toEqual([200, 503]);
  expect(asked).toEqual(['GET /a', 'GET /b', 'GET /b']);
  expect(await ask('/api/c')).toBe(503);
  expect(asked).toHaveLength(4);
});

test('the front door lets an idle connection go before the server does, which has said when', async () => {
  const left = Promise.withResolvers<void>();
  await start(({ url, socket }, response) => {
    if (url === '/a') socket.once('close', left.resolve);
    response.writeHead(200, { 'keep-alive': 'timeout=2' }).end();
  });
  behind.keepAliveTimeout = 0;
  expect(await ask('/api/a')).toBe(200);
  await left.promise;
});
