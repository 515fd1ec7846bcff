import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createScope } from '../scope.ts';
import { openConnections } from './http-connections.ts';

async function start(listener: RequestListener) {
  const scope = createScope();
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let opened = 0;
  server.on('connection', () => {
    opened += 1;
  });
  onTestFinished(async () => {
    await scope.end();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const ask = openConnections(scope, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { ask, opened: () => opened };
}

const READ = { method: 'GET', path: '/menu', address: '10.0.0.1' } as const;

test('an answer that comes in parts is read whole, and its connection is used again', async () => {
  const { ask, opened } = await start((request, response) => {
    response.writeHead(503, { 'content-length': '10', 'retry-after': '2' }).write('jollof');
    setImmediate(() => response.end(String(request.headers['x-forwarded-for']).slice(0, 4)));
  });
  for (let times = 0; times < 3; times += 1) {
    const { status, body, retryAfter } = await ask(READ, 5_000);
    expect([status, body.toString(), retryAfter]).toEqual([503, 'jollof10.0', '2']);
  }
  expect(opened()).toBe(1);
});

test('what is sent arrives as JSON', async () => {
  const { ask } = await start((request, response) => {
    request.pipe(response.writeHead(200, { 'content-length': request.headers['content-length'] }));
  });
  const { body } = await ask({ ...READ, method: 'POST', body: { note: 'Ẹ̀bà' } }, 5_000);
  expect(JSON.parse(body.toString())).toEqual({ note: 'Ẹ̀bà' });
});

test('no answer in time, or a connection that breaks, is none', async () => {
  const { ask } = await start(({ url }, response) => void (url === '/cut' && response.socket?.destroy()));
  expect((await ask(READ, 50)).status).toBe(0);
  expect((await ask({ ...READ, path: '/cut' }, 5_000)).status).toBe(0);
});
