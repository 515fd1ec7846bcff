import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { connectTo } from './testing/raw-request.ts';
import { startFrontDoor } from './testing/start-front-door.ts';

type Door = Awaited<ReturnType<typeof startFrontDoor>>;
let door: Door;
afterEach(() => door.close());

/** An API that answers with a stream, which the test writes to. */
function streamingApi() {
  const streams: FastifyReply['raw'][] = [];
  const opened = new EventEmitter();
  return {
    streams,
    handler(_request: FastifyRequest, reply: FastifyReply) {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.raw.write('id: 1\n\n');
      streams.push(reply.raw);
      opened.emit('open');
    },
    async next(): Promise<FastifyReply['raw']> {
      if (streams.length === 0) await once(opened, 'open');
      return streams.shift() ?? this.next();
    },
  };
}

const REQUEST = 'GET /api/live HTTP/1.1\r\nHost: jara.example\r\nAccept: text/event-stream\r\n';
const EVENTS = { accept: 'text/event-stream' };

async function follow(headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(`${door.url}/api/live`, { headers: { ...EVENTS, ...headers }, signal: leaving.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value;
  return { answer, read, leave: () => leaving.abort() };
}

const connections = () =>
  new Promise<number>((resolve) => door.app.server.getConnections((_error, count) => resolve(count)));

test('each event is passed on as it comes, for longer than any other response may take', async () => {
  const api = streamingApi();
  door = await startFrontDoor({
    api: (request, reply) => (request.url === '/live' ? api.handler(request, reply) : new Promise(() => undefined)),
    longestResponseMs: 500,
  });
  const page = await follow();
  expect([page.answer.status, page.answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect(page.answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await page.read()).toBe('id: 1\n\n');
  const upstream = await api.next();
  // What may not take long is over by now.
  const socket = connectTo(door.url).on('error', () => undefined);
  socket.write('GET /api/other HTTP/1.1\r\nHost: jara.example\r\n\r\n');
  await once(socket, 'close');
  upstream.write('data: 2\n\n');
  expect(await page.read()).toBe('data: 2\n\n');
  upstream.end();
  expect(await page.read()).toBeUndefined();
});

test('a client that leaves ends the stream of the API, and an API that breaks off ends that of the client', async () => {
  const api = streamingApi();
  door = await startFrontDoor({ api: api.handler });
  const [leaving, staying] = [await follow(), await follow()];
  const [left, broken] = [await api.next(), await api.next()];
  const closed = once(left, 'close');
  leaving.leave();
  await closed;
  expect(await staying.read()).toBe('id: 1\n\n');
  broken.destroy();
  await expect(staying.read()).rejects.toThrow();
});

test('an answer that is no stream is passed on whole, and an API that is gone is a 503', async () => {
  door = await startFrontDoor({ api: (_request, reply) => reply.code(401).send({ code: 'NOT_SIGNED_IN' }) });
  const { answer } = await follow();
  expect([answer.status, answer.headers.get('content-length')]).toEqual([401, '24']);
  await door.close();
  door = await startFrontDoor({ env: { API_URL: 'http://127.0.0.1:9' } });
  const gone = await follow();
  expect([gone.answer.status, gone.answer.headers.get('retry-after')]).toEqual([503, '2']);
});

test('a stream that falls silent, or that nobody reads, is given up', async () => {
  const api = streamingApi();
  door = await startFrontDoor({ api: api.handler, longestSilenceMs: 400 });
  const silent = await follow();
  await silent.read();
  await expect(silent.read()).rejects.toThrow();
  await api.next();

  const deaf = connectTo(door.url).on('error', () => undefined);
  onTestFinished(() => void deaf.destroy());
  deaf.pause();
  deaf.write(`${REQUEST}\r\n`);
  const upstream = await api.next();
  const flood = setInterval(() => upstream.write('x'.repeat(1024 * 1024)), 10);
  await once(upstream, 'close');
  clearInterval(flood);
  await expect.poll(connections).toBe(0);
});

test('an address may follow a thousand streams, which take the place of no call and no connection', async () => {
  const api = streamingApi();
  const env = { CONNECTIONS_PER_ADDRESS: '3' };
  door = await startFrontDoor({ api: api.handler, env: { ...env, TRUSTED_PROXIES: '192.0.2.1' } });
  // Counted as connections until they are streams.
  for (let nth = 1; nth <= 6; nth += 1) await follow();
  await door.close();
  door = await startFrontDoor({
    api: (request, reply) => (request.url === '/live' ? api.handler(request, reply) : { status: 'success' }),
  });
  const sockets: Socket[] = [];
  const from = async (address: string) => {
    const socket = connectTo(door.url);
    sockets.push(socket);
    onTestFinished(() => void socket.destroy());
    socket.write(`${REQUEST}X-Forwarded-For: ${address}\r\n\r\n`);
    const [head] = (await once(socket, 'data')) as [Buffer];
    return Number(head.toString('latin1', 9, 12));
  };
  for (let opened = 0; opened < 1_000; opened += 100) {
    const crowd = await Promise.all(Array.from({ length: 100 }, () => from('203.0.113.7')));
    expect(new Set(crowd)).toEqual(new Set([200]));
  }
  expect(await from('203.0.113.7')).toBe(503);
  expect(await from('203.0.113.8')).toBe(200);
  const call = await fetch(`${door.url}/api/other`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(call.status).toBe(200);
  // Who leaves makes room.
  sockets[0]?.destroy();
  await expect.poll(() => from('203.0.113.7')).toBe(200);
});

test('whoever accepts events is counted as an ordinary call until events come', async () => {
  let asked = 0;
  const held = Promise.withResolvers<object>();
  door = await startFrontDoor({
    api: () => {
      asked += 1;
      return held.promise;
    },
  });
  const statuses: number[] = [];
  const crowd = Array.from({ length: 130 }, async () => statuses.push((await follow()).answer.status));
  await expect.poll(() => statuses.length + asked).toBe(130);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(statuses.length).toBeGreaterThanOrEqual(30);
  held.resolve({ status: 'success' });
  await Promise.all(crowd);
  expect(statuses.filter((status) => status === 200)).toHaveLength(asked);
  expect((await follow()).answer.status).toBe(200);
});

test.each(['*/*', 'application/json, text/event-stream;q=0', 'text/event-stream; Q=0.000', 'text/event-streams'])(
  'a stream that was not asked for is ended at once: %s',
  async (accept) => {
    const api = streamingApi();
    door = await startFrontDoor({ api: api.handler });
    const began = performance.now();
    const asked = follow({ accept });
    await once(await api.next(), 'close');
    expect((await asked).answer.status).toBe(503);
    // Not when its time is over.
    expect(performance.now() - began).toBeLessThan(5_000);
  },
);

test.each(['text/event-stream;q=0.5, */*;q=0.1', 'application/json , Text/Event-Stream;charset=utf-8'])(
  'a stream named among others is passed on: %s',
  async (accept) => {
    door = await startFrontDoor({ api: streamingApi().handler });
    expect(await (await follow({ accept })).read()).toBe('id: 1\n\n');
  },
);

test('a stop ends open streams at once', async () => {
  const api = streamingApi();
  door = await startFrontDoor({ api: api.handler });
  const page = await follow();
  await page.read();
  const stopped = door.app.close();
  expect(await page.read()).toBeUndefined();
  await stopped;
});
