import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { connectTo, sendRaw } from './testing/raw-request.ts';
import { startFrontDoor } from './testing/start-front-door.ts';

let door: Awaited<ReturnType<typeof startFrontDoor>>;
afterEach(() => door.close());

const upload = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: jara.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** Says that a body will come, and sends a byte of it. */
async function trickle(path: string) {
  const socket = connectTo(door.url);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${upload(path, 10)}{`);
  return socket;
}

test('150 uploads that never end keep nobody from the API, nor from the storefront', async () => {
  door = await startFrontDoor({ api: () => ({ status: 'success' }), storefront: () => 'picture' });
  const paths = ['/api/customer/cart', '/store/api/auth/token/verify'];
  await Promise.all(paths.flatMap((path) => Array.from({ length: 150 }, () => trickle(path))));
  // Answered after all of the above were sent: the front door has begun to read them.
  const ask = (path: string) => fetch(`${door.url}${path}`, { signal: AbortSignal.timeout(5_000) });
  const [vendors, picture] = await Promise.all([ask('/api/customer/vendor'), ask('/store/media/a.webp')]);
  expect([vendors.status, await vendors.json()]).toEqual([200, { status: 'success' }]);
  expect([picture.status, await picture.text()]).toEqual([200, 'picture']);
});

test('a request that does not arrive in time is ended with 408 and a sentence', async () => {
  door = await startFrontDoor({ requestTimeout: 500 });
  const answer = await text(await trickle('/api/customer/cart'));
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    status: 'failed',
    code: 'INVALID_INPUT',
    message: 'That request took too long to arrive. Please try again.',
  });
});

test('a body that was not said to be too large is refused as soon as it is', async () => {
  door = await startFrontDoor();
  const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
  const answer = await sendRaw(
    door.url,
    'POST /api/customer/cart HTTP/1.1',
    'Host: jara.example',
    'Content-Type: application/json',
    `Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}0`,
  );
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([413, 'BODY_TOO_LARGE']);
});

test.each([
  [4, 4],
  [5, 0],
])('%i requests in one packet get %i answers: no browser sends so many', async (count, answers) => {
  door = await startFrontDoor();
  const socket = connectTo(door.url).on('error', () => undefined);
  const request = (index: number) =>
    `GET /api/x HTTP/1.1\r\nHost: jara.example\r\nConnection: ${index < count ? 'keep-alive' : 'close'}\r\n\r\n`;
  socket.write(Array.from({ length: count }, (_, index) => request(index + 1)).join(''));
  // A connection that is torn down has no end.
  const answer = await text(socket).catch(() => '');
  expect(answer.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0).toBe(answers);
});

test('an address may hold so many connections and no more, until it lets one go', async () => {
  door = await startFrontDoor({ env: { TRUSTED_PROXIES: '192.0.2.1', CONNECTIONS_PER_ADDRESS: '3' } });
  const ask = () =>
    sendRaw(door.url, 'GET /api/x HTTP/1.1', 'Host: jara.example', 'Connection: close').then(
      ({ status }) => status,
      () => 'closed',
    );
  const held = await Promise.all([trickle('/api/x'), trickle('/api/x'), trickle('/api/x')]);
  expect(await ask()).not.toBe(200);
  held[0]?.destroy();
  await expect.poll(ask).toBe(200);
});

test('a proxy that is trusted speaks for many, and may hold any number', async () => {
  door = await startFrontDoor({ env: { TRUSTED_PROXIES: 'loopback', CONNECTIONS_PER_ADDRESS: '1' } });
  await Promise.all([trickle('/api/x'), trickle('/api/x')]);
  expect((await fetch(`${door.url}/api/x`)).status).toBe(200);
});

test('requests that do not wait for the answers before them cost the connection, and few are made', async () => {
  let asked = 0;
  door = await startFrontDoor({ api: () => ({ status: 'success', data: { asked: ++asked } }) });
  const socket = connectTo(door.url);
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /api/docs HTTP/1.1\r\nHost: jara.example\r\n\r\n'.repeat(1_500));
  await closed;
  expect((await fetch(`${door.url}/api/docs`)).status).toBe(200);
  expect(asked).toBeLessThanOrEqual(6);
});

test('an answer that nobody reads is given up after its time', async () => {
  const large = 'x'.repeat(8 * 1024 * 1024);
  door = await startFrontDoor({ api: () => large, longestResponseMs: 300 });
  const socket = connectTo(door.url);
  socket.pause();
  socket.on('error', () => undefined);
  socket.write('GET /api/docs HTTP/1.1\r\nHost: jara.example\r\n\r\n');
  const connections = () => new Promise<number>((resolve) => door.app.server.getConnections((_, n) => resolve(n)));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
});

test('one address has at most 100 calls under way or in line; another is answered meanwhile', async () => {
  let asked = 0;
  const held = Promise.withResolvers<object>();
  const api = ({ url }: { url: string }) => {
    if (!url.startsWith('/held')) return { status: 'success' };
    asked += 1;
    return held.promise;
  };
  door = await startFrontDoor({ api });
  const from = (address: string, path: string) =>
    fetch(`${door.url}/api${path}`, { headers: { 'x-forwarded-for': address } }).then(({ status }) => status);
  const statuses: number[] = [];
  const crowd = Array.from({ length: 130 }, async () => statuses.push(await from('203.0.113.7', '/held')));
  await expect.poll(() => statuses.length + asked).toBe(130);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(statuses.length).toBeGreaterThanOrEqual(30);
  expect(await from('203.0.113.8', '/customer/vendor')).toBe(200);
  held.resolve({ status: 'success' });
  await Promise.all(crowd);
  expect(statuses.filter((status) => status === 200)).toHaveLength(asked);
});

test('a client that disconnects before its response ends the call to the API', async () => {
  const left = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const api = ({ raw }: { raw: { socket: NodeJS.EventEmitter } }) => {
    raw.socket.once('close', left.resolve);
    arrived.resolve();
    return new Promise<never>(() => undefined);
  };
  door = await startFrontDoor({ api });
  const socket = connectTo(door.url);
  socket.on('error', () => undefined);
  socket.write('GET /api/docs HTTP/1.1\r\nHost: jara.example\r\n\r\n');
  await arrived.promise;
  socket.destroy();
  await left.promise;
});
